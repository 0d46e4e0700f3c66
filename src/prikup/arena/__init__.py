"""prikup.arena"""
