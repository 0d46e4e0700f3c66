"""House files that are wrong, and the problems they have."""

from __future__ import annotations

from typing import NamedTuple


class Bad(NamedTuple):
    """A wrong file and its problems: code, line, and the parameter that matters."""

    text: str
    found: list[tuple[str, int, str]]


BAD = {
    "an unknown key": Bad('base = "sochi"\n\nhalf_wist = false', [("unknown_option_nearest", 3, "nearest=half_whist")]),
    "a key like no other": Bad("qqqqq = 1", [("unknown_option", 1, "name=qqqqq")]),
    "a wrong value": Bad('[raspasy]\nexit = "765"', [("wrong_choice", 2, 'expected="666", "677", "678", "678cyc"')]),
    "a number out of range": Bad("pool_size = 0", [("wrong_number", 1, "low=1")]),
    "a date for a number": Bad("pool_size = 2020-01-01", [("wrong_number", 1, "given=2020-01-01")]),
    "a table for an option": Bad("[exit]\nx = 1", [("wrong_choice", 1, "option=exit")]),
    "a list for an option": Bad('ten = ["checked"]', [("wrong_choice", 1, "option=ten")]),
    "not TOML": Bad("ten = checked\n", [("not_toml", 1, "column=7")]),
    "not TOML further on": Bad('ten = "checked"\n\nexit = "6', [("not_toml", 3, "line=3")]),
    "a key twice in one table": Bad('ten = "checked"\nten = "whisted"', [("not_toml", 2, "line=2")]),
    "a key twice in two places": Bad(
        'ten = "checked"\n[whist]\nten = "whisted"', [("option_given_twice", 1, "option=ten")]
    ),
    "a key in another group": Bad("[whist]\n# here\njumps = true", [("option_in_wrong_group", 3, "belongs=auction")]),
    "an unknown group": Bad("[rasspasy]\nexit = 1", [("unknown_group_nearest", 1, "nearest=raspasy")]),
    "a group like no other": Bad("[qqqqq]\nexit = 1", [("unknown_group", 1, "name=qqqqq")]),
    "an unknown base": Bad('base = "piter"', [("unknown_convention", 1, "name=piter")]),
    "a misspelt base": Bad('base = "sotchi"', [("unknown_convention_nearest", 1, "nearest=sochi")]),
    "a base that is no name": Bad("base = 1", [("wrong_base", 1, "given=1")]),
    "a title that is no text": Bad("title = 1", [("wrong_title", 1, "given=1")]),
    "a contradiction": Bad("personal_resp = true", [("personal_resp_without_half_whist", 1, "half_whist=on")]),
    "everything at once": Bad(
        'base = "leningrad"\njumps = 1\nhelp = true\nfoo_bar = 2\n[whist]\ntenn = "checked"\n'
        "[auction]\ndark_bids = true",
        [
            ("wrong_switch", 2, "given=1"),
            ("unknown_option", 4, "name=foo_bar"),
            ("unknown_option_nearest", 6, "nearest=ten"),
            ("total_pool_without_help", 3, "help=on"),
            ("dark_bids_need_bombs", 8, "bomb_cap=0"),
        ],
    ),
}
