"""The pad of Piafs: collections card by card, and the seeds."""
