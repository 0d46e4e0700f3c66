"""prikup.cli"""
