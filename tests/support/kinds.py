"""Everything that can be done under a set of rules, by the codes that the statistics of a simulation count."""

from __future__ import annotations

from prikup.rules import Rules

LEVELS = range(6, 11)


def possible_kinds(rules: Rules) -> set[str]:
    """Every word, bid form, level and claim that the options allow. What needs cards that come once in millions of
    deals (the declaration «преферанс») is left out."""
    found = {"pass", "bid", "misere", "card", "discard", "offer", "offer-accepted", "offer-declined", "offer-proven"}
    found |= {"agreed", "disagreed", "propose-correct", "say-whist", "say-pass"}
    found |= {f"bid-{level}" for level in LEVELS} | {f"order-{level}" for level in LEVELS}
    if rules.hold_right != "none":
        found.add("hold")
    return found | _auction(rules) | _talon(rules) | (_three_hands(rules) if rules.players > 2 else _two_hands(rules))


def _auction(rules: Rules) -> set[str]:
    found = set()
    if rules.no_talon_games:
        found |= {"bid-no-talon", "no-discard"} | {f"bid-no-talon-{level}" for level in LEVELS}
    if rules.misere_without_talon:
        found.add("misere-no-talon")
    if rules.dark_bids:
        found |= {"look", "pass-dark", "bid-dark", "misere-dark", "change-to-misere", "take-talon"}
    if rules.mountain_owner_sets and rules.opening_circles:
        found.add("owner-fixes")
    return found


def _talon(rules: Rules) -> set[str]:
    found = set()
    if rules.throw_talon != "off" or (rules.refused_talon_penalty and rules.players == 4):
        found.add("thrown")
    if rules.concede_three:
        found.add("concede-three")
    if rules.half_misere and rules.players == 4:
        found |= {"half-misere-offered", "half-misere-accepted", "half-misere-declined", "take-talon"}
    return found


def _two_hands(rules: Rules) -> set[str]:
    return {"say-half"} if rules.half_whist else set()


def _three_hands(rules: Rules) -> set[str]:
    found = {"point", "give-over"}
    if not rules.personal_resp:
        found |= {"open", "closed"}
    if rules.half_whist:
        found.add("say-half")
        if rules.return_whist:
            found |= {"say-return", "say-accept"}
    if rules.pass_pass_whist or (rules.whist_pass_half and rules.half_whist):
        found.add("say-keep")
    if rules.players == 4 and rules.dealer_returns_whist:
        found |= {"look-at-hand", "say-return", "say-accept", "dealer-returned"}
    return found
