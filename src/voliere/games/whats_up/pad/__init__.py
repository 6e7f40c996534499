"""The pad of What's Up: everybody's rows."""
