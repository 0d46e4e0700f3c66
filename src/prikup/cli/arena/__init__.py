"""``prikup arena``: bots against bots on duplicate deals."""
