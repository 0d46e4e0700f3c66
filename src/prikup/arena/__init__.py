"""Bots at a table: playing a match, and many deals of it for statistics."""
