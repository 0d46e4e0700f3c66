"""``prikup solve``: what a position is worth with all cards seen."""
