"""Duplicate deals: every seat for everybody, counts that add up, the same result in any number of processes."""

from __future__ import annotations

import pytest

from prikup.arena.contest import contest
from prikup.arena.deals import PUBLIC, DealsError, drawn, public_deals, read_deals, write_deals
from prikup.arena.plan import Plan, Task, digest_of, kinds_of_text, unknown, without_opening
from prikup.arena.playing import Played
from prikup.arena.result import as_object, table_of
from prikup.rules import PRESETS, build, preset

MIXES = {2: ("rule", "random"), 3: ("rule", "random", "random"), 4: ("rule", "rule", "random", "random")}
TABLES = [(name, 2 if name == "gusarik" else n) for name in PRESETS for n in ((2,) if name == "gusarik" else (3, 4))]


def plan_of(name: str = "sochi", kinds: tuple[str, ...] = MIXES[3], **options: object) -> Plan:
    rules = without_opening(build(name, {"players": len(kinds)}))
    return Plan(rules=rules, players=kinds, **options)  # type: ignore[arg-type]


def tasks(count: int) -> list[Task]:
    return [Task(number) for number in range(count)]


def timeless(played: list[Played]) -> list[object]:
    return [(each.number, each.whists, each.counts, each.failures) for each in played]


@pytest.mark.parametrize("raspasy", [False, True])
@pytest.mark.parametrize(("name", "people"), TABLES)
def test_every_seat_is_counted_and_whists_sum_to_nothing(name: str, people: int, raspasy: bool) -> None:
    kinds = MIXES[people]
    played = contest(plan_of(name, kinds, raspasy=raspasy), tasks(2))
    found = as_object(table_of(kinds, played))["players"]
    deals = 2 * people
    active = min(people, 3)
    assert {kind: each["seats"] for kind, each in found.items()} == {k: deals * kinds.count(k) for k in set(kinds)}
    assert sum(each["hands"] for each in found.values()) == deals * active
    assert sum(each["mean"] * kinds.count(kind) for kind, each in found.items()) == pytest.approx(0, abs=0.01)
    contracts = sum(made[1] for each in found.values() for made in each["made"].values())
    contracts += sum(sum(each["passed_out"].values()) + each["misere"][1] for each in found.values())
    passed = sum(each["raspasy"]["hands"] for each in found.values())
    assert contracts + passed / active == deals
    assert not raspasy or contracts == 0
    assert all(each["stand_in"] == 0 for each in found.values())


def test_equals_come_to_exactly_nothing() -> None:
    for each in contest(plan_of("leningrad", ("rule",) * 3), tasks(6)):
        assert each.whists == {"rule": 0}


def test_two_against_one_mirrors_one_against_two() -> None:
    """Raspasy of equals under two names: what the one wins, the two lose."""
    (one,) = contest(plan_of(kinds=("rule", "random", "random")), tasks(1))
    assert one.whists["rule"] == pytest.approx(-2 * one.whists["random"])
    (two,) = contest(plan_of(kinds=("rule", "rule", "random")), tasks(1))
    assert two.whists["random"] == pytest.approx(-2 * two.whists["rule"])


def test_processes_change_nothing() -> None:
    plan = plan_of()
    told: list[int] = []
    assert timeless(contest(plan, tasks(5), jobs=2, progress=told.append)) == timeless(contest(plan, tasks(5)))
    assert told == [1, 2, 3, 4, 5]


def test_longer_stretches_are_averaged() -> None:
    kinds = MIXES[3]
    played = contest(plan_of(kinds=kinds, length=3), tasks(2))
    assert as_object(table_of(kinds, played))["players"]["rule"]["seats"] == 2 * 3 * 3


def test_no_arena_begins_with_compulsory_raspasy() -> None:
    for name in PRESETS:
        rules = without_opening(preset(name))
        assert rules.opening_circles == 0
        assert not rules.race_opening_circle


def test_the_public_deals_are_those_of_their_seed() -> None:
    deals = public_deals()
    assert len(deals) == 1000
    assert deals == drawn("prikup public deals", 1000)
    assert digest_of(deals) == "4b34bbdbaf080367"
    assert PUBLIC == "public"


def test_deals_are_written_and_read_again() -> None:
    deals = drawn("anything", 5)
    assert read_deals(write_deals(deals, "Two\nlines")) == deals


@pytest.mark.parametrize(
    ("text", "line", "codes"),
    [
        ("A K Q", 1, []),
        ("\n# a remark\nAK... QJ... T9... 7D 7H", 3, ["deal-count", "deal-count", "deal-count"]),
        ("AKQJT98.AKQ.. ..AKQJT.AKQJT .JT987.987.98 7S AS", 1, ["deal-twice"]),
    ],
)
def test_a_wrong_line_of_a_file_of_deals_is_named(text: str, line: int, codes: list[str]) -> None:
    with pytest.raises(DealsError) as caught:
        read_deals(text)
    assert caught.value.line == line
    assert [problem.code for problem in caught.value.problems][: len(codes)] == codes


def test_players_are_parted_by_commas_outside_quotes() -> None:
    assert kinds_of_text('rule, random,"cmd:client --cards a,b"') == ("rule", "random", "cmd:client --cards a,b")
    assert unknown(("rule", "cmd:", "nobody", "cmd:x")) == ("cmd:", "nobody")
