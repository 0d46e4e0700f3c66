"""A whole match of every convention, typed by a person in Russian and English, from the first deal to the money."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.bots import Player, RandomBot
from prikup.bots.rule import RuleBot
from prikup.cli.play.look import Look
from prikup.cli.play.session import Session, at_table
from prikup.cli.play.start import Wishes, new_match, rules_of
from prikup.cli.text import Lang, text
from prikup.notation.record import decode_record, verify
from prikup.rules import PRESETS
from tests.cli.typist import Typist

SHORT = {
    "races-22": ("race_count=1", "race_limit=4"),
    "races-20": ("race_count=1", "race_limit=4"),
    "classic": ("opening_circles=1", "end=rounds", "rounds=2"),
}
SETTLED = {"ru": "Расчёт", "en": "Settlement"}


def seat(path: Path, convention: str, lang: Lang, settings: tuple[str, ...], seed: int, brain: Player) -> Session:
    """A person with a brain at a table of random bots."""
    say = text(lang)
    pool = None if convention in SHORT else 2
    wishes = Wishes(convention=convention, settings=settings, pool=pool, bot="random", seed=seed)
    title, rules = rules_of(wishes, say)
    state, store = new_match(wishes, say, path, title, rules)
    screen = Typist(brain, lang)
    look = Look(lang=lang, letters=lang, speed="instant")
    session = at_table(screen, look, state, store, lambda _kind: RandomBot(seed))
    screen.view = session.live.view
    return session


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("convention", PRESETS)
def test_a_match_of_every_convention_is_typed_to_its_settlement(
    convention: str, lang: Lang, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = SHORT.get(convention, ())
    session = seat(tmp_path / "match.json", convention, lang, settings, seed=3, brain=RuleBot(3))
    session.run()
    (line,) = session.finish()
    assert SETTLED[lang] in capsys.readouterr().out
    (kept,) = tmp_path.glob("match-*.json")
    assert str(kept) in line
    report = verify(decode_record(kept.read_bytes()))
    assert report.finding is None
    assert report.finished


@pytest.mark.parametrize(("lang", "seed"), [("ru", 1), ("en", 2), ("ru", 3)])
@pytest.mark.parametrize("players", [3, 4])
def test_everything_a_random_player_does_can_be_typed(
    lang: Lang, seed: int, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = (
        f"players={players}",
        "dark_bids=on",
        "bomb_cap=3",
        "misere_rank=chain",
        "misere_without_talon=on",
        "no_talon_games=on",
        "half_misere=on",
        "concede_three=on",
        "throw_talon=whist10",
        "jumps=on",
        "ten=whisted",
        "end=rounds",
        "rounds=2",
    )
    session = seat(tmp_path / "match.json", "sochi", lang, settings, seed=seed, brain=RandomBot(seed))
    session.run()
    session.finish()
    assert SETTLED[lang] in capsys.readouterr().out
