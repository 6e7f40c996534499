"""Every sentence of Volière in French and English, from the same Fluent files."""

from voliere.text.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Words"]
