"""prikup.score"""
