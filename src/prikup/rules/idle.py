"""Options that do nothing under the others: worth a note, no error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from prikup.rules.model import Rules
from prikup.rules.problem import Note


class Idle(NamedTuple):
    """A row of the table: when ``when`` is true, ``options`` do nothing because of the values of ``because``."""

    code: str
    options: tuple[str, ...]
    because: tuple[str, ...]
    when: Callable[[Rules], bool]


def _dealer_plays_talon(rules: Rules) -> bool:
    return rules.players == 4 and rules.raspasy_talon == "open"


def _dealer_writes(rules: Rules) -> bool:
    return _dealer_plays_talon(rules) and rules.dealer_writes_raspasy


def _price_is_flat(rules: Rules) -> bool:
    return rules.raspasy_progression == "none" or rules.raspasy_record == "whists"


def _no_mountain_in_raspasy(rules: Rules) -> bool:
    """Whether no raspasy at all is written on the mountain; openings always are (rules §21.3)."""
    return rules.raspasy_record == "whists" and rules.opening_circles == 0 and rules.race_count == 0


def _whist_is_returned(rules: Rules) -> bool:
    return (rules.half_whist and rules.return_whist) or (rules.players == 4 and rules.dealer_returns_whist)


_EXITS: Final = ("exit_by_remise", "misere_exits", "exit_needs_whist")

IDLE: Final = (
    # people
    Idle("no_gusarik", ("gusarik_declarer_open", "mountain_divisibility"), ("gusarik",), lambda r: not r.gusarik),
    Idle(  # rules §14.3
        "gusarik",
        (
            "whist_style",
            "personal_resp",
            "resp_67",
            "resp_89",
            "return_whist",
            "return_takes_consolation",
            "whist_pass_half",
            "pass_pass_whist",
            "declarer_first_lead",
            "misere_first_lead",
        ),
        ("gusarik",),
        lambda r: r.gusarik,
    ),
    Idle(  # rules §2.7a
        "permanent_dealer_needs_three", ("permanent_dealer",), ("players",), lambda r: r.players != 3
    ),
    Idle(  # rules §2.6
        "no_sitting_dealer",
        (
            "dealer_consolation",
            "two_ace_premium",
            "refused_talon_penalty",
            "dealer_returns_whist",
            "half_misere",
            "dealer_writes_raspasy",
            "dealer_trick_price",
            "dealer_zero_premium",
            "dealer_closed_point",
        ),
        ("players",),
        lambda r: r.players != 4,
    ),
    Idle(  # rules §21.7, §21.14
        "permanent_dealer_writes_nothing",
        ("paid_talon", "throw_talon"),
        ("permanent_dealer",),
        lambda r: r.permanent_dealer and r.players == 3,
    ),
    # end of the match
    Idle(  # rules §14.1, §21.12
        "races",
        (
            "pool_size",
            "end",
            "time_limit",
            "rounds",
            "start_mountain",
            "help",
            "mountain_owner_sets",
            "resp_switch_on_first_close",
        ),
        ("race_count",),
        lambda r: r.race_count > 0,
    ),
    Idle("no_time_limit", ("time_limit",), ("end",), lambda r: r.end not in ("time", "total_pool")),
    Idle("no_rounds", ("rounds",), ("end",), lambda r: r.end != "rounds"),
    Idle("no_start_mountain", ("start_mountain",), ("end",), lambda r: r.end != "pool_and_mountain"),
    # auction
    Idle(  # rules §3.7
        "misere_never_outbid", ("misere_outbid_ends",), ("misere_rank",), lambda r: r.misere_rank == "top"
    ),
    Idle("no_dark_bids", ("dark_beaten_by", "dark_step"), ("dark_bids",), lambda r: not r.dark_bids),
    Idle(  # rules §11.3, §11.4: the steps of the opening stop before the cap
        "bombs_from_opening_only",
        ("bomb_cap",),
        ("dark_bids", "opening_circles"),
        lambda r: not r.dark_bids and r.opening_circles > 0,
    ),
    Idle(
        "no_opening",
        ("opening_scheme", "opening_price", "opening_bombs", "mountain_owner_sets"),
        ("opening_circles",),
        lambda r: r.opening_circles == 0,
    ),
    Idle(  # rules §11.3: with one step both orders and both kinds of bombs are the same
        "single_opening_circle",
        ("opening_scheme", "opening_bombs"),
        ("opening_circles",),
        lambda r: r.opening_circles == 1,
    ),
    # talon and order
    Idle(  # rules §21.9
        "talon_is_thrown", ("refused_talon_penalty",), ("throw_talon",), lambda r: r.throw_talon != "off"
    ),
    Idle(
        "no_preferans",
        ("preferans_definition", "preferans_settlement"),
        ("preferans_declaration",),
        lambda r: not r.preferans_declaration,
    ),
    # whist
    Idle(  # rules §6.10
        "already_responsible",
        ("resp_switch_on_first_close",),
        ("responsibility",),
        lambda r: r.responsibility == "full",
    ),
    Idle(  # rules §6.11
        "personal_resp", ("resp_67", "resp_89"), ("personal_resp",), lambda r: r.personal_resp and not r.gusarik
    ),
    Idle(  # rules §6.11: nothing but a checked ten is ever laid down
        "always_closed",
        ("declarer_first_lead",),
        ("personal_resp", "ten"),
        lambda r: r.personal_resp and r.ten == "whisted" and not r.gusarik,
    ),
    Idle("no_half_whist", ("return_whist", "whist_pass_half"), ("half_whist",), lambda r: not r.half_whist),
    Idle(
        "no_return",
        ("return_takes_consolation",),
        ("half_whist", "return_whist", "dealer_returns_whist", "players"),
        lambda r: not _whist_is_returned(r),
    ),
    Idle("ten_is_whisted", ("ten_checked_whists",), ("ten",), lambda r: r.ten == "whisted"),
    # raspasy
    Idle(
        "raspasy_on_mountain",
        ("raspasy_whist_price", "raspasy_whist_count"),
        ("raspasy_record",),
        lambda r: r.raspasy_record == "mountain",
    ),
    Idle(  # rules §9.6
        "raspasy_in_whists", ("raspasy_progression",), ("raspasy_record",), lambda r: r.raspasy_record == "whists"
    ),
    Idle(  # rules §9.6, §21.3
        "base_in_whists",
        ("raspasy_base",),
        ("raspasy_record", "opening_circles"),
        lambda r: r.raspasy_record == "whists" and r.opening_circles == 0,
    ),
    Idle(
        "nothing_on_mountain",
        ("zero_premium_amount", "raspasy_diff", "dealer_trick_price"),
        ("raspasy_record",),
        _no_mountain_in_raspasy,
    ),
    Idle(
        "no_zero_premium",
        ("zero_premium_amount",),
        ("zero_premium", "dealer_zero_premium"),
        lambda r: r.zero_premium == "none" and not (_dealer_writes(r) and r.dealer_zero_premium == "mountain"),
    ),
    Idle("closed_talon", ("raspasy_third_lead",), ("raspasy_talon",), lambda r: r.raspasy_talon == "closed"),
    Idle(  # rules §9.4, §9.6
        "dealer_without_talon",
        ("dealer_writes_raspasy", "dealer_trick_price", "dealer_zero_premium"),
        ("raspasy_talon",),
        lambda r: r.players == 4 and r.raspasy_talon == "closed",
    ),
    Idle(
        "dealer_does_not_write",
        ("dealer_trick_price", "dealer_zero_premium"),
        ("dealer_writes_raspasy",),
        lambda r: _dealer_plays_talon(r) and not r.dealer_writes_raspasy,
    ),
    Idle("dealer_plays_talon", ("dealer_closed_point",), ("raspasy_talon",), _dealer_plays_talon),
    # exit from raspasy
    Idle("simple_exit", ("exit_offset",), ("exit",), lambda r: r.exit == "666"),
    Idle(  # rules §9.5, §9.7: neither price nor minimum looks at the run
        "run_does_not_matter",
        _EXITS,
        ("exit", "raspasy_progression", "raspasy_record"),
        lambda r: r.exit == "666" and _price_is_flat(r) and r.race_count == 0,
    ),
    Idle(  # rules §9.9: after anything but raspasy the deal passes on, and the run with it
        "run_ends_with_dealer",
        _EXITS,
        ("raspasy_deal",),
        lambda r: r.raspasy_deal == "repeat3" and r.race_count == 0,
    ),
    # races
    Idle(
        "no_races",
        (
            "race_limit",
            "race_pool_prize",
            "race_mountain_prize",
            "race_total_pool_prize",
            "race_total_mountain_prize",
            "race_misere_prize",
            "race_opening_circle",
            "race_failed_misere_price",
            "race_remise_double",
        ),
        ("race_count",),
        lambda r: r.race_count == 0,
    ),
)
"""Every reason for which an option may do nothing."""

_DEFAULTS: Final = Rules()


def notes(rules: Rules) -> tuple[Note, ...]:
    """All options without effect under the others, grouped by the reason; an option may have two reasons."""
    return tuple(Note(row.code, row.options, row.because) for row in IDLE if row.when(rules))


def idle_options(rules: Rules) -> frozenset[str]:
    """Keys of the options that do nothing in these rules."""
    return frozenset(key for row in IDLE if row.when(rules) for key in row.options)


def effective(rules: Rules) -> Rules:
    """The rules with every option that does nothing put to its default: equal for rule sets that play alike."""
    return msgspec.structs.replace(rules, **{key: getattr(_DEFAULTS, key) for key in idle_options(rules)})
