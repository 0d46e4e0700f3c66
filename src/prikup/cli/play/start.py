"""The beginning of a match: which rules, who sits where, where it is kept."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from prikup.arena.table import Seated, sit_down
from prikup.bots.registry import DEFAULT
from prikup.cli.asking import ReadLine, ask_choice, ask_number, ask_text
from prikup.cli.play.look import Look
from prikup.cli.play.store import Store, Table
from prikup.cli.rules.source import checked, choose
from prikup.cli.text import Catalogue, Lang
from prikup.match import MatchState, begin_match
from prikup.rules import OPTIONS, PRESETS, Rules, Value, convention, default_preset, preset

BOT_NAMES: Final[dict[Lang, tuple[str, ...]]] = {
    "ru": ("Анна", "Борис", "Вера", "Глеб"),
    "en": ("Anna", "Boris", "Clara", "David"),
}
NAME_LENGTH: Final = 40
SEED_BITS: Final = 62


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line says about the match."""

    convention: str | None = None
    settings: tuple[str, ...] = ()
    players: int | None = None
    pool: int | None = None
    name: str | None = None
    bot: str = DEFAULT
    """The level of the bots: a kind of ``prikup.bots.registry``."""
    seed: int | None = None

    @property
    def says_nothing(self) -> bool:
        """Nothing about the rules: the person is asked."""
        return self.convention is None and not self.settings and self.players is None and self.pool is None


def ask_wishes(read: ReadLine, say: Catalogue, wishes: Wishes) -> Wishes:
    """A few questions with an answer ready for each. Raises ``EOFError``."""
    print(say("play-welcome"))
    labels = [_described(name, say) for name in PRESETS]
    name = PRESETS[ask_choice(read, say, say("play-which-convention"), labels)]
    rules = preset(name)
    players = None
    if not rules.gusarik:
        players = _ask_players(read, say, rules.players)
    pool = None
    if not rules.race_count and not rules.mountain_owner_sets:
        option = OPTIONS["pool_size"]
        question = say("play-which-pool")
        pool = ask_number(read, say, question, max(1, option.low), option.high, rules.pool_size)
    you = wishes.name or ask_text(read, say, say("play-your-name"), say("play-you"))
    return msgspec.structs.replace(wishes, convention=name, players=players, pool=pool, name=you)


def _ask_players(read: ReadLine, say: Catalogue, default: int) -> int:
    """Three or four, as a number of people or in words."""
    answers = {3: say("play-three"), 4: say("play-four")}

    def read_people(prompt: str) -> str:
        line = read(prompt).strip()
        named = [people for people, answer in answers.items() if line and answer.startswith(line.casefold())]
        return str(named[0]) if len(named) == 1 else line

    listed = [f"  {people:2}  {answer}" for people, answer in answers.items()]
    question = "\n".join((say("play-how-many"), *listed))
    return ask_number(read_people, say, question, min(answers), max(answers), default)


def _described(name: str, say: Catalogue) -> str:
    found = convention(name)
    title = found.title.of(say.lang)
    return title if found.summary is None else f"{title} — {found.summary.of(say.lang)}"


def rules_of(wishes: Wishes, say: Catalogue) -> tuple[str, Rules]:
    """Title and rules. Raises ``InputError`` with everything that does not fit, ``FileError``.

    With bots the cards of a deal are shown after it, unless the rules say otherwise (table 11).
    """
    extra: dict[str, Value] = {}
    if wishes.players is not None:
        extra["players"] = wishes.players
    if wishes.pool is not None:
        extra["pool_size"] = wishes.pool
    named = wishes.convention or default_preset(wishes.players)
    shown = OPTIONS["reveal"].default
    chosen = choose(named, wishes.settings, say, extra)
    if chosen.base.reveal == shown and not any(setting.startswith("reveal=") for setting in wishes.settings):
        extra["reveal"] = "deal"
        chosen = choose(named, wishes.settings, say, extra)
    return chosen.title, checked(chosen, say).rules


def new_match(wishes: Wishes, say: Catalogue, path: Path, title: str, rules: Rules) -> tuple[MatchState, Store]:
    """Sit down: seats are drawn, the first dealer is found, the match begins."""
    seed = secrets.randbits(SEED_BITS) if wishes.seed is None else wishes.seed
    typed = "".join(letter for letter in wishes.name or "" if letter.isprintable())
    you = typed.strip()[:NAME_LENGTH] or say("play-you")
    others = [name for name in BOT_NAMES[say.lang] if name.casefold() != you.casefold()]
    seated: Seated = sit_down(rules, (you, *others[: rules.players - 1]), seed)
    state = begin_match(seated.started)
    table = Table(title=title, seat=seated.order.index(0), bots=(wishes.bot,) * rules.players, seed=seed)
    return state, Store(path, table, seated.started)


def seating(state: MatchState, look: Look, say: Catalogue, cards: Sequence[str]) -> list[str]:
    """Who has drawn what, and who deals first."""
    lines = []
    if cards:
        drawn = ", ".join(f"{name} {card}" for name, card in zip(state.names, cards, strict=True))
        lines.append(say("play-drawn", cards=drawn))
    dealer = state.course.dealer
    lines.append(say("play-first-dealer", name=state.names[dealer]))
    return lines


def environment_path(save: str | None, environment: Mapping[str, str]) -> Path:
    """Where the match is kept."""
    from prikup.cli.play.store import default_path

    return Path(save) if save is not None else default_path(environment)
