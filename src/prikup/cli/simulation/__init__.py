"""``prikup simulate``: many deals between bots, summed up."""
