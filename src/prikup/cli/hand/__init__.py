"""``prikup hand``: what a hand is worth.

``tricks`` answers for a final hand of ten cards with its discard.
"""
