"""Games as a good Python programmer would first write them: readable, correct, and slow in a search."""
