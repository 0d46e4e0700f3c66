"""``python -m prikup`` is the program ``prikup``."""

from __future__ import annotations

from prikup.cli import main

if __name__ == "__main__":
    main()
