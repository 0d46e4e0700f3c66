"""``prikup hand``: what a hand is worth.

``tricks`` answers for a final hand of ten cards with its discard, ``advice`` for twelve cards before the discard,
``prospects`` for ten cards before the auction.
"""
