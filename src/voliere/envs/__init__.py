"""Standard environments for programs that learn: docs/environments.md."""
