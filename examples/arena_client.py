"""A player for ``prikup arena`` in a program of its own: the rule bot behind the protocol of docs/arena-protocol.md.

    prikup arena --players "rule,rule,cmd:python examples/arena_client.py" --deals 20

A client in another language needs nothing of prikup: it reads a line of JSON, writes a line of JSON.
"""

from __future__ import annotations

import json
import sys

from prikup.bots import RuleBot
from prikup.match import MatchView
from prikup.notation.codec import from_plain, to_plain


def main() -> None:
    """Answer every view until the arena closes the stream."""
    bot = RuleBot()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            bot = RuleBot(message["seed"])
        elif message["type"] == "view":
            action = bot.act(from_plain(message["view"], MatchView))
            print(json.dumps({"id": message["id"], "action": to_plain(action)}, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
