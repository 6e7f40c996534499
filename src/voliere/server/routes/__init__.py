"""Doors: what comes in over HTTP and sockets, and what goes back."""
