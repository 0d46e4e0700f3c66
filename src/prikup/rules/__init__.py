"""prikup.rules"""
