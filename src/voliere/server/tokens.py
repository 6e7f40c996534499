"""Secrets that name people, tables and links, and what is kept of them."""

from __future__ import annotations

import secrets
from hashlib import sha256


def secret() -> str:
    """192 bits that cannot be guessed, safe in an address."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Only this is stored: who reads the database cannot sign in with it."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()
