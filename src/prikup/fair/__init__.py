"""Dealing that can be proved: commitments, the deck from everybody's randomness, sealed cards, their verification.

Pure: whoever calls brings the randomness. The order of a deal:

1. The server draws a secret of 32 bytes and tells ``committed`` of it. Seats have given their commitment, the first of
   ``links``, when they sat down. The player to the dealer's right cuts.
2. Every seat gives the next value of its chain (``follows`` proves it); one that does not in time is passed over.
3. ``dealt`` makes the deal, ``seal`` the envelopes that are told to all; own and played cards are proved by ``salts``.
4. When everything may be seen the secret is told, and ``check`` makes the deal again.

The algorithm with all its bytes stands in docs/fair-dealing.
"""

from prikup.fair.chain import LENGTH, Anchor, follows, links
from prikup.fair.deck import CUTS, Given, Mix, committed, dealt, shuffled
from prikup.fair.digest import SIZE, FairError, secret_of
from prikup.fair.proof import Finding, Proof, Verdict, anchors_after, check, continues
from prikup.fair.sealed import ENVELOPES, cards_at, opened, order, proved, salts, seal

__all__ = [
    "CUTS",
    "ENVELOPES",
    "LENGTH",
    "SIZE",
    "Anchor",
    "FairError",
    "Finding",
    "Given",
    "Mix",
    "Proof",
    "Verdict",
    "anchors_after",
    "cards_at",
    "check",
    "committed",
    "continues",
    "dealt",
    "follows",
    "links",
    "opened",
    "order",
    "proved",
    "salts",
    "seal",
    "secret_of",
    "shuffled",
]
