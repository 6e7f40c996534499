"""A table by itself: its log, intents, taking back, and what each reader is shown. No web, no database."""
