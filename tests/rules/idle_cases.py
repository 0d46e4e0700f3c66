"""Rule sets with options that do nothing in them, and with options that do something."""

from __future__ import annotations

from typing import Any

# (base, changes, options that do nothing there)
# Source: the sections named; "effect" is said or follows there.
IDLE_CASES: list[tuple[str, dict[str, Any], set[str]]] = [
    # options.toml: effect only where a dealer sits
    (
        "sochi",
        {"players": 3},
        {
            "half_misere",
            "dealer_returns_whist",
            "dealer_writes_raspasy",
            "dealer_consolation",
            "dealer_trick_price",
            "dealer_zero_premium",
            "dealer_closed_point",
            "two_ace_premium",
            "refused_talon_penalty",
        },
    ),
    ("sochi", {"players": 4}, {"permanent_dealer", "dealer_closed_point"}),
    # §21.7, §21.14
    ("rostov", {"permanent_dealer": True}, {"paid_talon", "throw_talon", "dealer_consolation", "half_misere"}),
    # §9.6: whists know no base and no progression; options.toml says the same
    ("rostov", {}, {"raspasy_base", "raspasy_progression", "zero_premium_amount", "raspasy_diff"}),
    ("sochi", {"raspasy_record": "whists"}, {"raspasy_base", "raspasy_progression"}),
    ("sochi", {"raspasy_record": "whists", "players": 4}, {"dealer_trick_price"}),
    # §21.3: the opening is always recorded on the mountain, at the base price, without progression
    ("classic", {"raspasy_record": "whists"}, {"raspasy_progression"}),
    ("sochi", {}, {"raspasy_whist_price", "raspasy_whist_count"}),
    # §14.1: races know no end, pool size and help; options.toml says the same
    ("races-20", {}, {"end", "pool_size", "help", "time_limit", "rounds", "start_mountain"}),
    ("races-20", {"end": "time", "time_limit": 60}, {"time_limit"}),
    ("races-20", {"end": "rounds"}, {"rounds"}),
    ("races-20", {"end": "pool_and_mountain"}, {"start_mountain"}),
    ("races-20", {"opening_circles": 1, "bomb_cap": 1, "mountain_owner_sets": True}, {"mountain_owner_sets"}),
    ("races-22", {"resp_switch_on_first_close": True}, {"resp_switch_on_first_close"}),  # §21.12
    (
        "sochi",
        {},
        {
            "race_limit",
            "race_pool_prize",
            "race_mountain_prize",
            "race_total_pool_prize",
            "race_total_mountain_prize",
            "race_misere_prize",
            "race_opening_circle",
            "race_failed_misere_price",
            "race_remise_double",
        },
    ),
    # §12.1, §12.3
    ("sochi", {"end": "each_pool"}, {"time_limit", "rounds", "start_mountain"}),
    ("sochi", {"end": "rounds"}, {"time_limit", "start_mountain"}),
    ("leningrad", {}, {"rounds", "start_mountain"}),
    # §6.6
    ("sochi", {"half_whist": False}, {"return_whist", "whist_pass_half", "return_takes_consolation"}),
    ("sochi", {"return_whist": False}, {"return_takes_consolation"}),
    ("sochi", {"return_whist": False, "players": 4, "dealer_returns_whist": False}, {"return_takes_consolation"}),
    ("sochi", {}, {"resp_switch_on_first_close"}),  # §6.10
    ("sochi", {"personal_resp": True, "half_whist": False}, {"resp_67", "resp_89"}),  # §6.11
    ("codex", {"personal_resp": True, "half_whist": False}, {"declarer_first_lead"}),
    ("codex", {}, {"ten_checked_whists"}),  # §6.12
    # §14.3
    (
        "gusarik",
        {},
        {
            "whist_style",
            "personal_resp",
            "pass_pass_whist",
            "whist_pass_half",
            "return_whist",
            "return_takes_consolation",
            "resp_67",
            "resp_89",
            "declarer_first_lead",
            "misere_first_lead",
            "permanent_dealer",
            "half_misere",
            "raspasy_third_lead",
        },
    ),
    ("sochi", {}, {"gusarik_declarer_open", "mountain_divisibility"}),  # §19 U20
    # §11
    ("sochi", {}, {"dark_beaten_by", "dark_step", "opening_scheme", "opening_price", "opening_bombs"}),
    ("sochi", {"mountain_owner_sets": True}, {"mountain_owner_sets"}),
    ("sochi", {"opening_circles": 1, "bomb_cap": 1}, {"opening_scheme", "opening_bombs", "bomb_cap"}),
    ("sochi", {}, {"preferans_definition", "preferans_settlement"}),  # §14.2
    ("sochi", {"misere_rank": "top"}, {"misere_outbid_ends"}),  # §3.7
    ("sochi", {"throw_talon": "remise", "players": 4}, {"refused_talon_penalty"}),  # §21.9
    # §9
    ("sochi", {"raspasy_talon": "closed"}, {"raspasy_third_lead"}),
    (
        "sochi",
        {"raspasy_talon": "closed", "players": 4},
        {"dealer_writes_raspasy", "dealer_trick_price", "dealer_zero_premium"},
    ),
    ("sochi", {"dealer_writes_raspasy": False, "players": 4}, {"dealer_trick_price", "dealer_zero_premium"}),
    ("sochi", {"zero_premium": "none"}, {"zero_premium_amount"}),
    ("sochi", {}, {"exit_offset"}),
    ("codex", {}, {"exit_by_remise", "misere_exits", "exit_needs_whist"}),
    ("classic", {}, {"exit_by_remise", "misere_exits", "exit_needs_whist"}),
]

WORKS: list[tuple[str, dict[str, Any], set[str]]] = [
    ("sochi", {"preferans_declaration": True}, {"preferans_definition", "preferans_settlement"}),
    (
        "sochi",
        {"players": 4},
        {
            "half_misere",
            "dealer_returns_whist",
            "dealer_writes_raspasy",
            "dealer_consolation",
            "dealer_trick_price",
            "dealer_zero_premium",
            "two_ace_premium",
            "refused_talon_penalty",
            "return_takes_consolation",
        },
    ),
    ("rostov", {"players": 4}, {"dealer_closed_point", "paid_talon", "throw_talon", "raspasy_whist_price"}),
    ("sochi", {"players": 3}, {"permanent_dealer", "paid_talon", "throw_talon", "whist_style", "resp_67"}),
    ("sochi", {}, {"exit_by_remise", "misere_exits", "exit_needs_whist", "raspasy_base", "declarer_first_lead"}),
    ("classic", {}, {"opening_scheme", "opening_bombs", "dark_step", "bomb_cap", "mountain_owner_sets", "time_limit"}),
    ("classic", {"raspasy_record": "whists"}, {"raspasy_base", "zero_premium_amount", "raspasy_diff"}),
    ("classic", {}, {"resp_switch_on_first_close"}),
    ("races-20", {"raspasy_progression": "none"}, {"exit_by_remise", "misere_exits", "race_limit"}),
    ("races-20", {"raspasy_deal": "repeat3"}, {"exit_by_remise", "misere_exits", "exit_needs_whist"}),
    ("races-20", {"raspasy_record": "whists"}, {"zero_premium_amount"}),
    ("sochi", {}, {"misere_outbid_ends", "return_whist", "whist_pass_half", "ten_checked_whists"}),
    ("sochi", {}, {"raspasy_progression", "raspasy_third_lead", "zero_premium_amount"}),
    ("leningrad", {}, {"time_limit", "exit_offset"}),
    ("sochi", {"end": "rounds"}, {"rounds"}),
    ("sochi", {"end": "pool_and_mountain"}, {"start_mountain"}),
    ("gusarik", {}, {"mountain_divisibility", "gusarik_declarer_open", "half_whist", "stalingrad", "responsibility"}),
    ("sochi", {"personal_resp": True, "half_whist": False}, {"declarer_first_lead"}),
    ("sochi", {"return_whist": False, "players": 4}, {"return_takes_consolation"}),
    ("sochi", {"players": 4, "zero_premium": "none", "dealer_zero_premium": "mountain"}, {"zero_premium_amount"}),
]
