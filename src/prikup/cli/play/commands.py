"""What can be typed at any time: the table of commands and what each of them does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from prikup.cli.errors import FileError
from prikup.cli.paint import paint
from prikup.cli.play.desk import Desk, Handler, Instead, Leave, Skip
from prikup.cli.play.frame import hand_text
from prikup.cli.play.hints import explain
from prikup.cli.play.matters import ask_correction
from prikup.cli.play.offers import ask_offer
from prikup.cli.play.result import history_page, sheet_page
from prikup.cli.play.story import talon_words, trick_line
from prikup.cli.play.words import Command
from prikup.cli.rules.shown import short_card
from prikup.deal.actions import GiveOver
from prikup.match import Admit, AnyAction, Fine, MatchView, Propose, Redeal, Stop

Dialog = Callable[[Desk, MatchView, str], AnyAction | None]


def _help(desk: Desk, view: MatchView, _rest: str) -> str:
    desk.page([paint(line, desk.look.suits) for line in explain(view, desk.host.judge, desk.voice)])
    return ""


def _sheet(desk: Desk, view: MatchView, _rest: str) -> str:
    desk.page(sheet_page(view, desk.look, desk.voice, desk.screen.width))
    return ""


def _rules(desk: Desk, view: MatchView, _rest: str) -> str:
    desk.page(short_card(desk.facts.title, view.rules, desk.voice.say))
    return ""


def _history(desk: Desk, view: MatchView, _rest: str) -> str:
    if view.deal is None:
        return desk.voice.say("play-no-deal")
    desk.page(history_page(view.deal, desk.look, desk.voice))
    return ""


def _talon(desk: Desk, view: MatchView, _rest: str) -> str:
    return talon_words(view.deal, desk.voice)


def _last(desk: Desk, view: MatchView, _rest: str) -> str:
    deal = view.deal
    if deal is None or not deal.tricks:
        return desk.voice.say("play-no-trick")
    return trick_line(deal.tricks[-1], len(deal.tricks), deal, desk.voice)


def _note(desk: Desk, view: MatchView, _rest: str) -> str:
    if view.deal is None or view.deal.note is None:
        return desk.voice.say("play-no-note")
    return desk.voice.say("table-note", cards=hand_text(view.deal.note, desk.look, desk.voice).plain)


def _cards(desk: Desk, _view: MatchView, _rest: str) -> str:
    desk.tell_again()
    return ""


def _save(desk: Desk, _view: MatchView, _rest: str) -> str:
    try:
        return desk.voice.say("play-saved", path=desk.host.save())
    except FileError as error:
        return desk.voice.say(f"error-file-{error.code}", path=error.path, detail=error.detail)


def _quit(desk: Desk, view: MatchView, _rest: str) -> str:
    if desk.sure(view, desk.voice.say("play-leave")):
        raise Leave
    return ""


def _skip(desk: Desk, _view: MatchView, _rest: str) -> str:
    desk.skip_deal = True
    raise Skip


def _give(_desk: Desk, _view: MatchView, _rest: str) -> str:
    raise Instead(GiveOver())


def _admit(desk: Desk, view: MatchView, rest: str) -> str:
    return _put(desk, view, Propose(Admit(rest.title()))) if rest else desk.voice.say("play-admit-whom")


def _matter(proposal: Propose) -> Handler:
    """A command that puts something to the table."""
    return lambda desk, view, _rest: _put(desk, view, proposal)


def _put(desk: Desk, view: MatchView, proposal: Propose) -> str:
    """Put a matter to the table, if the person is sure and the match allows it."""
    if desk.host.judge(proposal) is None and not desk.sure(view, desk.voice.spoken(proposal, None)):
        return ""
    raise Instead(proposal)


def _dialog(ask: Dialog) -> Handler:
    """A command that ends in an action, unless the person thinks better of it."""

    def handler(desk: Desk, view: MatchView, rest: str) -> str:
        action = ask(desk, view, rest)
        if action is not None:
            raise Instead(action)
        return ""

    return handler


COMMANDS: Final[Mapping[Command, Handler]] = {
    "admit": _admit,
    "cards": _cards,
    "correct": _dialog(ask_correction),
    "fine": _matter(Propose(Fine())),
    "give": _give,
    "help": _help,
    "history": _history,
    "last": _last,
    "note": _note,
    "offer": _dialog(ask_offer),
    "quit": _quit,
    "redeal": _matter(Propose(Redeal())),
    "rules": _rules,
    "save": _save,
    "sheet": _sheet,
    "skip": _skip,
    "stop": _matter(Propose(Stop())),
    "talon": _talon,
}
