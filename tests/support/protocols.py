"""Results protocols as test data: what comes out of one, in the terms of a data file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from prikup.deal import DealSetup
from prikup.match.results import Results
from prikup.notation.protocol import (
    Protocol,
    ProtocolError,
    compare,
    read_protocols,
    result_object,
    score_protocol,
)

FACTS = ("minimums", "dark_minimums", "prices", "dark_prices", "dealers", "bombs", "strips", "money", "end", "notices")


def load(path: Path) -> list[dict[str, Any]]:
    """The cases of a data file."""
    data: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return data


def read(data: dict[str, Any]) -> Protocol:
    """One protocol from its plain values."""
    return read_protocols(json.dumps(data))[0]


def wrong(data: dict[str, Any], expect: dict[str, Any]) -> str | None:
    """What comes out otherwise than expected; None when everything is right.

    ``expect`` is that of a protocol and may also hold: ``problem`` (codes that reject it), facts of the deals scored
    (``minimums``, ``prices``, ``dealers`` …), ``strips`` at the end, ``money``, ``end``.
    """
    try:
        protocol = read(data)
        scored = score_protocol(protocol)
    except ProtocolError as error:
        codes = [each.code if each.rule is None else each.rule.code for each in error.problems]
        return None if codes == expect.get("problem") else f"rejected: {error}"
    if "problem" in expect:
        return f"accepted, expected {expect['problem']}"
    for key in FACTS:
        if key in expect:
            found = fact(key, protocol, scored)
            if found != expect[key]:
                return f"{key}: expected {expect[key]}, found {found}"
    plain = {key: value for key, value in expect.items() if key not in FACTS}
    result = result_object(protocol, scored, [notice.code for notice in scored.notices])
    difference = compare(read(data | {"expect": plain}), result)
    return None if difference is None else str(difference)


def fact(key: str, protocol: Protocol, scored: Results) -> Any:
    """One of ``FACTS``."""
    match key:
        case "strips":
            return dict(zip(protocol.names, ([*strip] for strip in scored.course.strips), strict=True))
        case "money":
            assert scored.settlement.money is not None
            return {name: str(sum_) for name, sum_ in zip(protocol.names, scored.settlement.money, strict=True)}
        case "end":
            return scored.course.ended
        case "notices":
            return [notice.code for notice in scored.notices]
        case _:
            return [_of_deal(key, deal.setup, protocol) for line in scored.lines if (deal := line.deal)]


def _of_deal(key: str, setup: DealSetup, protocol: Protocol) -> Any:
    match key:
        case "minimums":
            return setup.minimum
        case "dark_minimums":
            return setup.dark_minimum
        case "prices":
            return setup.raspasy_price
        case "dark_prices":
            return setup.dark_price
        case "dealers":
            return None if setup.dealer is None else protocol.names[setup.dealer]
        case _:
            return [*setup.bombs]
