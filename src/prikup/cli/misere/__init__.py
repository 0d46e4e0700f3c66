"""``prikup misere``: ``telling`` searches and answers, ``shown`` is the page for people."""
