"""A seat's randomness: one commitment when it sits down, one value a deal afterwards.

The seat draws one secret and hashes it again and again; the last hash is its commitment, and it gives the values out
in the opposite order. A value proves itself, since its hashes lead to what was given before, and nobody can know one
before it is given. A deal whose value was not given is stepped over.
"""

from __future__ import annotations

from typing import Final

import msgspec

from prikup.fair.digest import FairError, digest, secret_of

LENGTH: Final = 512
"""Deals that one commitment serves; then the seat makes another."""


class Anchor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a seat's chain: the last value given, at first the commitment, and how many came before it."""

    value: str
    place: int = 0

    def __post_init__(self) -> None:
        secret_of(self.value)
        if self.place < 0:
            raise FairError("place", place=self.place)


def links(secret: bytes, length: int = LENGTH) -> list[str]:
    """The chain of a secret of 32 bytes: the commitment first, the value of deal n at place n."""
    found = [secret]
    for _ in range(length):
        found.append(digest("chain", found[-1]))
    return [value.hex() for value in reversed(found)]


def follows(anchor: Anchor, place: int, value: str, limit: int = LENGTH) -> bool:
    """Whether a value is the one that the chain holds at a place after the anchor.

    ``limit`` bounds the work that a stranger's claim can cause.
    """
    steps = place - anchor.place
    if not 0 < steps <= limit:
        return False
    try:
        found = secret_of(value)
    except FairError:
        return False
    for _ in range(steps):
        found = digest("chain", found)
    return found == secret_of(anchor.value)
