"""prikup.bots"""
