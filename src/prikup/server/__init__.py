"""The site: tables where people and bots play, over the network.

``tables`` is pure: a table is the fold of its events. ``live`` keeps the tables that are being played and talks to
browsers; ``web`` is the application around it. The protocol stands in docs/protocol.md.
"""
