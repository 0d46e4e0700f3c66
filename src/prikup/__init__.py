"""prikup: the whole of Russian preferans as a library.

The layers, each importing only what stands above it: ``cards``, ``rules``, ``deal``, ``score``, ``match``,
``notation``, ``solver``, ``bots``, ``arena``, ``cli``.
"""

__version__ = "0.1.0"
