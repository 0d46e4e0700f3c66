"""prikup.notation"""
