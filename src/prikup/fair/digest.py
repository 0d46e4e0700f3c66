"""The two functions that everything here is made of, each use under a label of its own.

SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104) over unambiguous bytes: every part is preceded by its length.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

SIZE: Final = 32
"""Bytes of a secret, a commitment, a salt."""


def digest(label: str, *parts: bytes) -> bytes:
    """SHA-256 of the label and the parts."""
    return hashlib.sha256(joined(label, *parts)).digest()


def keyed(key: bytes, label: str, *parts: bytes) -> bytes:
    """HMAC-SHA-256 of the label and the parts: whoever lacks the key can neither compute nor guess it."""
    return hmac.new(key, joined(label, *parts), hashlib.sha256).digest()


def joined(label: str, *parts: bytes) -> bytes:
    """Label and parts in one string of bytes that can be read in one way only: each after its length in four bytes,
    the most significant first."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in (f"prikup 1 {label}".encode(), *parts))


def number(value: int) -> bytes:
    """A number from 0 as eight bytes, the most significant first."""
    return value.to_bytes(8, "big")


class FairError(ValueError):
    """Something that a fair deal cannot be made of: a code of the message catalogue and its parameters."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


def secret_of(text: str) -> bytes:
    """The 32 bytes of 64 hexadecimal digits. Raises ``FairError`` ``hex``."""
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = b""
    if len(value) != SIZE or len(text) != 2 * SIZE:
        raise FairError("hex", text=text[:80], digits=2 * SIZE)
    return value
