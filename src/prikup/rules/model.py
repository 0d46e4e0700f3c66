"""The frozen value that holds every negotiable rule (rules §16).

Field types are the type checker's copy of the choices in ``options/*.toml``; a test compares the two. Build a
``Rules`` with ``prikup.rules.preset`` or ``prikup.rules.build``, which check what no type can say.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Literal

import msgspec


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every option of ``options/*.toml`` under its key; the defaults are those of Sochi."""

    # players and end
    players: Literal[2, 3, 4] = 3
    gusarik: bool = False
    gusarik_declarer_open: bool = False
    permanent_dealer: bool = False
    seat_draw: Literal["codex", "book", "free"] = "codex"
    first_dealer: Literal["lot", "first_seat", "first_ace"] = "lot"
    pool_size: int = 20
    end: Literal["each_pool", "total_pool", "time", "rounds", "pool_and_mountain"] = "each_pool"
    time_limit: int = 0
    rounds: int = 10
    start_mountain: int = 0
    help: bool = True
    reveal: Literal["played", "match_end", "deal"] = "match_end"
    talon_memory: Literal["open", "once"] = "open"
    penalty_mode: bool = False
    stake: Decimal = Decimal(0)

    # prices
    price_scale: Literal[1, 2] = 1
    pool_whists: Literal[10, 20] = 10
    consolation: Literal["price", "flat10"] = "price"
    dealer_consolation: bool = True
    suit_prices: Literal["off", "suit_a", "suit_b", "suit_big", "suit_decimal"] = "off"
    misere_undertrick: Literal[10, 20] = 10
    mountain_divisibility: Literal["n", 1, 2, 3] = "n"

    # auction
    jumps: bool = False
    hold_right: Literal["senior", "junior", "either", "none"] = "senior"
    misere_rank: Literal["below9", "below10", "top", "chain"] = "below9"
    misere_outbid_ends: bool = False
    misere_without_talon: bool = False
    no_talon_games: bool = False
    dark_bids: bool = False
    dark_beaten_by: Literal["next_bid", "next_level"] = "next_bid"
    dark_step: Literal["deal", "circle"] = "deal"
    bomb_cap: int = 0
    opening_circles: int = 0
    opening_scheme: Literal["dealer_by_dealer", "circle_by_circle"] = "dealer_by_dealer"
    opening_price: Literal["plain", "bomb"] = "plain"
    opening_bombs: Literal["stepped", "flat"] = "stepped"
    mountain_owner_sets: bool = False

    # talon and order
    paid_talon: Literal["off", "whist10", "tricks"] = "off"
    throw_talon: Literal["off", "whist10", "remise"] = "off"
    two_ace_premium: int = 0
    refused_talon_penalty: int = 0
    concede_three: bool = False
    underbid_penalty: int = 0
    preferans_declaration: bool = False
    preferans_definition: Literal["akq", "sure12"] = "akq"
    preferans_settlement: Literal["encyclopedia", "book"] = "encyclopedia"

    # whist
    whist_style: Literal["greedy", "gentleman"] = "greedy"
    responsibility: Literal["full", "half"] = "full"
    resp_switch_on_first_close: bool = False
    personal_resp: bool = False
    resp_67: Literal["joint", "personal"] = "joint"
    resp_89: Literal["last", "both"] = "last"
    half_whist: bool = True
    return_whist: bool = True
    dealer_returns_whist: bool = True
    return_takes_consolation: bool = True
    whist_pass_half: bool = False
    pass_pass_whist: bool = False
    stalingrad: bool = False
    ten: Literal["checked", "whisted"] = "checked"
    ten_checked_whists: Literal["tricks_and_consolation", "consolation", "none"] = "tricks_and_consolation"

    # play
    declarer_first_lead: Literal["closed", "open"] = "closed"
    misere_first_lead: Literal["closed", "open"] = "closed"
    misere_note: Literal["plain", "struck"] = "plain"
    half_misere: bool = False

    # raspasy
    raspasy_record: Literal["mountain", "whists"] = "mountain"
    raspasy_whist_price: int = 5
    raspasy_whist_count: Literal["difference", "full"] = "difference"
    raspasy_base: Literal[1, 2] = 1
    raspasy_progression: Literal["none", "arith3", "geom3", "arith", "geom", "122"] = "arith3"
    zero_premium: Literal["pool", "mountain", "none"] = "pool"
    zero_premium_amount: Literal["price", "one"] = "price"
    raspasy_diff: bool = False
    raspasy_talon: Literal["open", "closed"] = "open"
    raspasy_third_lead: Literal["first_hand", "trick2_winner"] = "first_hand"
    dealer_writes_raspasy: bool = True
    dealer_trick_price: Literal["normal", "triple"] = "normal"
    dealer_zero_premium: Literal["same", "mountain", "none"] = "same"
    dealer_closed_point: Literal[0, 1] = 0
    exit: Literal["666", "677", "678", "678cyc"] = "666"
    exit_offset: Literal[0, 1] = 0
    exit_by_remise: bool = True
    misere_exits: bool = False
    exit_needs_whist: bool = False
    raspasy_deal: Literal["sliding", "repeat3"] = "sliding"

    # races
    race_count: int = 0
    race_limit: int = 20
    race_pool_prize: int = 100
    race_mountain_prize: int = 100
    race_total_pool_prize: int = 0
    race_total_mountain_prize: int = 0
    race_misere_prize: int = 0
    race_opening_circle: bool = False
    race_failed_misere_price: bool = False
    race_remise_double: bool = False
