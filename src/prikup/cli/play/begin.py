"""``prikup play``: from the command line to the table and back."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

import msgspec

from prikup.bots import Player
from prikup.bots.registry import DEFAULT, KINDS, guarded
from prikup.cli.asking import read_line
from prikup.cli.errors import InputError
from prikup.cli.exits import DONE, INTERRUPTED
from prikup.cli.play.desk import Leave
from prikup.cli.play.failures import failures_kept
from prikup.cli.play.look import Look
from prikup.cli.play.screen import Screen, fits_pictures
from prikup.cli.play.session import at_table
from prikup.cli.play.start import Wishes, ask_wishes, environment_path, new_match, rules_of, seating
from prikup.cli.play.store import DamagedError, Store, is_record, load, set_aside
from prikup.cli.play.words import read_yes_no
from prikup.cli.text import Catalogue, text
from prikup.match import MatchState
from prikup.notation.hands import format_card


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the command line says."""

    wishes: Wishes
    look: Look
    save: str | None = None
    resume: bool = False
    new: bool = False
    plain: bool = False


def play(sitting: Sitting) -> int:
    """Play until the settlement or until the person leaves; the exit code."""
    say = text(sitting.look.lang)
    path = environment_path(sitting.save, os.environ)
    try:
        state, store = _match(sitting, say, path)
    except EOFError:
        raise InputError(say("play-questions-unanswered")) from None
    screen = Screen(pictures=not sitting.plain and fits_pictures())
    session = at_table(screen, sitting.look, state, store, lambda kind: _bot(kind, store.table.seed))
    code = DONE
    try:
        screen.enter()
        with failures_kept(path):
            session.run()
        lines = session.finish()
    except (Leave, KeyboardInterrupt) as reason:
        screen.leave()
        session.live.save()
        code = INTERRUPTED if isinstance(reason, KeyboardInterrupt) else DONE
        lines = ["", say("play-kept", path=str(path))]
    except BaseException:
        screen.leave()
        session.live.save()
        raise
    finally:
        screen.leave()
    for line in lines:
        print(line)
    return code


def _bot(kind: str, seed: int) -> Player:
    """A bot under a net; a saved match may name a level that there is no more."""
    return guarded(kind if kind in KINDS else DEFAULT, seed)


def _match(sitting: Sitting, say: Catalogue, path: Path) -> tuple[MatchState, Store]:
    """The saved match or a new one."""
    if sitting.resume:
        return _resume(path, say)
    old = path.exists()
    if old:
        if not is_record(path):
            raise InputError(say("play-not-a-match", path=str(path)))
        if not sitting.new and _wants_to_go_on(path, say):
            return _resume(path, say)
    wishes = sitting.wishes
    if wishes.says_nothing:
        wishes = ask_wishes(read_line, say, wishes)
    title, rules = rules_of(wishes, say)
    state, store = new_match(wishes, say, path, title, rules)
    if old:
        # Nothing is thrown away: the match that was saved gets another name.
        aside = set_aside(path, datetime.now().strftime("%Y-%m-%d-%H%M%S"))
        print(say("play-set-aside", path=str(aside)))
    started = state.history[0]
    cards = [format_card(card, sitting.look.letters) for card in getattr(started, "drawn", ())]
    for line in seating(state, sitting.look, say, cards):
        print(line)
    return state, store


def _wants_to_go_on(path: Path, say: Catalogue) -> bool:
    try:
        saved = load(path)
    except DamagedError as error:
        print(damage(error, say), file=sys.stderr)
        return False
    names = ", ".join(saved.state.names)
    print(say("play-saved-match", title=saved.table.title, number=saved.state.course.deals + 1, names=names))
    while True:
        line = read_line(say("play-go-on"))
        if not line.strip():
            return True
        answer = read_yes_no(line)
        if answer is not None:
            return answer


def _resume(path: Path, say: Catalogue) -> tuple[MatchState, Store]:
    if not path.exists():
        raise InputError(say("play-nothing-saved", path=str(path)))
    try:
        saved = load(path)
    except DamagedError as error:
        raise InputError(damage(error, say)) from None
    return saved.state, saved.store


def damage(error: DamagedError, say: Catalogue) -> str:
    """Where a saved match does not hold."""
    if error.error is not None:
        detail = say(f"notation-{error.error.code}", **error.error.params)
    elif error.finding is not None:
        detail = say("play-damaged-at", deal=error.finding.deal)
    else:
        detail = say("play-damaged-table")
    return say("play-damaged", path=str(error.path), detail=detail)
