"""Every sentence of Volière in every language it speaks, from the same Fluent files."""

from voliere.text.languages import LANGUAGE_NAMES, LANGUAGES, language_of
from voliere.text.words import Words

__all__ = ["LANGUAGES", "LANGUAGE_NAMES", "Words", "language_of"]
