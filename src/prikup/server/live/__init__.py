"""Tables that are being played: one actor each, what it sends to whom, bots, and the socket."""
