"""``prikup sheet``: a protocol's sheet drawn. ``picture`` fills the drawing, ``payments`` says who pays whom."""
