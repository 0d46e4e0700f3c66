"""Overrides of a preset that contradict each other, and their nearest neighbours that do not."""

from __future__ import annotations

from typing import Any, NamedTuple


class Case(NamedTuple):
    """Overrides of a preset, and the codes of the problems they make."""

    base: str
    changes: dict[str, Any]
    codes: tuple[str, ...] = ()


# Source: the validation rules at the end of options.toml and the sections named in the table of checks. Every line
# with a problem is followed by its nearest neighbours without one.
CASES = [
    # gusarik needs players = 2 and a closed talon; two players only in gusarik (§2.6, §14.3)
    Case("sochi", {"players": 2}, ("two_players_need_gusarik",)),
    Case("gusarik", {"players": 3}, ("gusarik_needs_two_players",)),
    Case("gusarik", {"players": 4}, ("gusarik_needs_two_players",)),
    Case("gusarik", {"raspasy_talon": "open"}, ("gusarik_needs_closed_talon",)),
    Case("sochi", {"gusarik": True}, ("gusarik_needs_two_players", "gusarik_needs_closed_talon")),
    Case("sochi", {"players": 2, "gusarik": True, "raspasy_talon": "closed"}),
    Case("leningrad", {"players": 2, "gusarik": True, "raspasy_talon": "closed"}),
    # end = time needs time_limit >= 1 unless the owner of the mountain sets it (§12.1, §11.3)
    Case("sochi", {"end": "time"}, ("time_needs_limit",)),
    Case("sochi", {"end": "time", "time_limit": 1}),
    Case("sochi", {"end": "time", "mountain_owner_sets": True}),
    Case("classic", {"time_limit": 0}),
    Case("classic", {"time_limit": 0, "mountain_owner_sets": False}, ("time_needs_limit",)),
    # total_pool needs help = off (§12.2)
    Case("sochi", {"end": "total_pool"}, ("total_pool_without_help",)),
    Case("sochi", {"end": "total_pool", "help": False}),
    Case("leningrad", {"help": True}, ("total_pool_without_help",)),
    Case("leningrad", {"help": True, "end": "each_pool"}),
    # chain needs misère without talon (§3.7)
    Case("sochi", {"misere_rank": "chain"}, ("chain_needs_misere_without_talon",)),
    Case("sochi", {"misere_rank": "chain", "misere_without_talon": True}),
    Case("classic", {"misere_without_talon": False}, ("chain_needs_misere_without_talon",)),
    Case("classic", {"no_talon_games": False}),
    # dark_bids needs bomb_cap >= 1 (§11.1)
    Case("sochi", {"dark_bids": True}, ("dark_bids_need_bombs",)),
    Case("sochi", {"dark_bids": True, "bomb_cap": 1}),
    # opening_circles <= bomb_cap (§11.3)
    Case("sochi", {"opening_circles": 1}, ("opening_beyond_bombs",)),
    Case("sochi", {"opening_circles": 2, "bomb_cap": 1}, ("opening_beyond_bombs",)),
    Case("sochi", {"opening_circles": 1, "bomb_cap": 1}),
    Case("sochi", {"opening_circles": 3, "bomb_cap": 6}),
    # bomb_cap > 0 needs dark_bids or an opening
    Case("sochi", {"bomb_cap": 1}, ("bombs_without_source",)),
    Case("classic", {"dark_bids": False, "opening_circles": 0}, ("bombs_without_source",)),
    Case("classic", {"dark_bids": False}),
    Case("classic", {"opening_circles": 0, "mountain_owner_sets": False}),
    # two_ace_premium excludes paid_talon (§4.6)
    Case("rostov", {"players": 4, "two_ace_premium": 20}, ("premium_beside_paid_talon",)),
    Case("sochi", {"paid_talon": "tricks", "two_ace_premium": 1}, ("premium_beside_paid_talon",)),
    Case("sochi", {"players": 4, "two_ace_premium": 20}),
    # personal_resp needs half_whist = off (§6.11)
    Case("sochi", {"personal_resp": True}, ("personal_resp_without_half_whist",)),
    Case("sochi", {"personal_resp": True, "half_whist": False}),
    # raspasy_diff needs everybody on the sheet to write (§9.6)
    Case("sochi", {"raspasy_diff": True}),
    Case("sochi", {"raspasy_diff": True, "raspasy_talon": "closed"}),
    Case("sochi", {"raspasy_diff": True, "players": 4}),
    Case("sochi", {"raspasy_diff": True, "permanent_dealer": True, "dealer_writes_raspasy": False}),
    Case("gusarik", {"raspasy_diff": True}),
    Case(
        "sochi",
        {"raspasy_diff": True, "players": 4, "dealer_writes_raspasy": False},
        ("raspasy_diff_needs_all_writing",),
    ),
    Case(
        "sochi",
        {"raspasy_diff": True, "players": 4, "raspasy_talon": "closed"},
        ("raspasy_diff_needs_all_writing",),
    ),
    # many at once
    Case(
        "leningrad",
        {
            "help": True,
            "misere_rank": "chain",
            "dark_bids": True,
            "opening_circles": 2,
            "personal_resp": True,
            "paid_talon": "whist10",
            "two_ace_premium": 10,
        },
        (
            "total_pool_without_help",
            "chain_needs_misere_without_talon",
            "dark_bids_need_bombs",
            "opening_beyond_bombs",
            "premium_beside_paid_talon",
            "personal_resp_without_half_whist",
        ),
    ),
]
