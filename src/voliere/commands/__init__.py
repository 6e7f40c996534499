"""What each command of `voliere` does, once its arguments are read."""
