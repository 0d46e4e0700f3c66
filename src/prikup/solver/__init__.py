"""prikup.solver"""
