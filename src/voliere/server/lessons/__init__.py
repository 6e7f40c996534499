"""Lessons: a prepared table for each game, played step by step."""
