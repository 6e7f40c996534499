"""Pads: what people say of a game they play with its box (docs/adr/0022-a-pad-is-boxes.md)."""
