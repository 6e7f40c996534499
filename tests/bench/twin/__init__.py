"""Songbirds for two players in C, compiled when first asked for and called through ctypes."""
