"""prikup.match"""
