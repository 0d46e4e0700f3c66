"""prikup.deal"""
