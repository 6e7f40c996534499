"""The table on the network: rooms, seats, pushes, a durable log. Only this package needs its libraries."""
