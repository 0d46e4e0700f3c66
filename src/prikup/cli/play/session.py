"""A match at this terminal: deals, bots and a person in turn, everything written down as it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime

import msgspec

from prikup import match
from prikup.arena.table import act, judged, next_deal, out_of_turn
from prikup.bots import Player
from prikup.cli.play.commands import COMMANDS
from prikup.cli.play.desk import Desk, Instead, Prompt, Skip
from prikup.cli.play.live import Live
from prikup.cli.play.look import PAUSES, Look
from prikup.cli.play.matters import answer_proposal, fix_match
from prikup.cli.play.result import settlement_page
from prikup.cli.play.screen import Screen
from prikup.cli.play.store import Store
from prikup.cli.play.turns import look_on, take_turn
from prikup.cli.play.voice import Voice
from prikup.cli.text import text
from prikup.deal import Acted, SeatView
from prikup.deal.actions import Play
from prikup.deal.forms import PointChoice
from prikup.deal.setup import Seat
from prikup.match import AnyAction, MatchState, TimeUp

MakeBot = Callable[[str], Player]
"""A bot of a kind, at the seed of the table."""


def at_table(screen: Screen, look: Look, state: MatchState, store: Store, make_bot: MakeBot) -> Session:
    """A person at a table: the match, his desk, and what goes on between them."""
    live = Live(state, store)
    voice = Voice(text(look.lang), look.letters, state.names)
    desk = Desk(screen, look, store.table.title, voice, live, COMMANDS)
    return Session(live, store, desk, make_bot)


class Session:
    """One person's match from wherever it stands to its settlement."""

    def __init__(self, live: Live, store: Store, desk: Desk, make_bot: MakeBot) -> None:
        self.live = live
        self.store = store
        self.desk = desk
        self._make_bot = make_bot
        self._bots = [make_bot(kind) for kind in store.table.bots]
        rows = len(live.state.rows)
        self._rows_shown = rows if live.state.stage == "deal" else max(0, rows - 1)

    @property
    def state(self) -> MatchState:
        """The match as it stands."""
        return self.live.state

    @property
    def seat(self) -> Seat:
        """Where the person sits."""
        return self.live.seat

    # The match

    def run(self) -> None:
        """Play to the end. Raises ``Leave`` when the person wants to go; nothing is lost then."""
        self.live.save()
        while self.state.stage != "finished":
            self._step()
        self.live.save()
        self._show_deal_result("result-settle")

    def finish(self) -> list[str]:
        """After the end: the settlement on the person's own screen; where the record lies."""
        self.desk.screen.leave()
        view = self.live.view()
        width = self.desk.screen.width
        self.desk.screen.print(settlement_page(view, self.desk.look, self.desk.voice, width))
        path = self.store.archive(datetime.now().strftime("%Y-%m-%d-%H%M"))
        return [self.desk.voice.say("play-record-kept", path=str(path))]

    # One step

    def _step(self) -> None:
        state = self.state
        self.desk.facts = msgspec.structs.replace(self.desk.facts, minutes=self.live.minutes_left)
        if state.proposal is not None:
            self._answers(state.proposal.waiting)
        elif state.stage == "owner":
            self._answers(match.to_act(state))
        elif state.stage == "between":
            self._between()
        elif not self._bots_aside() and not self._looks_on():
            self._answers(match.to_act(state))

    def _answers(self, seats: Iterable[Seat]) -> None:
        """The first of the seats acts; the person only when no bot is left to."""
        seat = min(seats, key=lambda seat: seat == self.seat)
        self._person() if seat == self.seat else self._bot(seat)

    def _person(self) -> None:
        view = self.live.view()
        self.live.save()
        desk = self.desk
        if view.proposal is not None:
            action = answer_proposal(desk, view)
        elif view.stage == "owner":
            action = fix_match(desk, view)
        else:
            action = take_turn(desk, view)
        self._do(self.seat, action)
        self.live.save()

    def _bot(self, seat: Seat) -> None:
        view = match.view(self.state, seat)
        self._do(seat, self._bots[seat].act(view))
        self._pause()

    def _do(self, seat: Seat, action: AnyAction | None) -> None:
        """Judge and apply an action; the host adds the proof of a claim."""
        names = len(self.state.names)
        bot = self._bots[seat]
        own = seat == self.seat
        for step in act(self.state, seat, action, bot.name) if own else judged(self.state, seat, action, bot):
            self.live.follow(step.state)
        if len(self.state.names) != names:
            self._newcomer()
        self.live.save(at_once=False)

    def _newcomer(self) -> None:
        """A fourth player has sat down: a bot takes the seat, the others move on."""
        desk, old = self.desk, self.desk.voice.names
        seat = next(place for place, name in enumerate(self.state.names) if name not in old)
        kinds = list(self.store.table.bots)
        kinds.insert(seat, kinds[seat % len(kinds)] if kinds[seat % len(kinds)] else "rule")
        self.live.move(self.seat + (self.seat >= seat), tuple(kinds))
        self._bots = [self._make_bot(kind) for kind in kinds]
        self._rows_shown = len(self.state.rows)
        desk.voice = Voice(desk.voice.say, desk.look.letters, self.state.names)

    # Out of turn

    def _bots_aside(self) -> bool:
        """A bot may point at a card, give its hand over or put a matter to the table; whether one has."""
        for seat in out_of_turn(self.state):
            if seat == self.seat:
                continue
            action = self._bots[seat].act(match.view(self.state, seat))
            if action is not None:
                self._do(seat, action)
                self._pause()
                return True
        return False

    def _looks_on(self) -> bool:
        """Stop before a card of others where the person has no cards to play: once a trick, or to point."""
        desk, view = self.desk, self.live.view()
        deal = view.deal
        if deal is None or self.seat in view.to_act or desk.skip_deal or not PAUSES[desk.look.speed]:
            return False
        if deal.phase not in ("play", "raspasy") or self.seat in deal.controllers or deal.offer is not None:
            return False
        pointing = any(isinstance(form, PointChoice) for form in deal.legal)
        begins = deal.table is not None and not any(hand < 3 for hand, _ in deal.table.cards)
        if not (pointing or begins) or deal.pointed:
            return False
        self.live.save()
        action = look_on(desk, view)
        if action is None:
            return False
        self._do(self.seat, action)
        return True

    def _pause(self) -> None:
        """Show what a bot has done, and give time to read it; a line typed meanwhile is obeyed."""
        desk = self.desk
        seconds = PAUSES[desk.look.speed]
        if self.state.stage != "deal" or not seconds or desk.skip_deal:
            return
        view = self.live.view()
        if _nothing_to_see(view.deal):
            return
        desk.show(view)
        line = desk.screen.pause(seconds)
        if line is None:
            return
        action = desk.obey_line(view, line)
        if action is not None:
            self._do(self.seat, action)

    # Between two deals

    def _between(self) -> None:
        state = self.state
        if self._bots_aside():
            return
        if len(state.rows) > self._rows_shown:
            self._show_deal_result("result-next")
            return
        if self.live.time_is_up:
            self.live.follow(match.apply(state, TimeUp()))
            self.live.save()
            return
        self.desk.skip_deal = False
        self.live.follow(match.apply(state, next_deal(state, self.store.table.seed)))
        self.live.save(at_once=False)

    def _show_deal_result(self, message: str) -> None:
        """The result and its reasons until Enter; corrections and other matters may be put to the table."""
        desk, view = self.desk, self.live.view()
        desk.fresh_rows = self.state.rows[self._rows_shown :]
        if not desk.fresh_rows:
            return
        if not desk.screen.pictures:
            desk.tell_result(view)

        def read(line: str) -> bool | None:
            return None if line.strip() else True

        prompt = Prompt(text=desk.voice.say(message))
        note = ""
        while True:
            try:
                desk.ask(view, prompt, read, note)
            except Instead as instead:
                rejection = self.live.judge(instead.action)
                if rejection is None:
                    self._do(self.seat, instead.action)
                    return
                note = desk.voice.why(rejection)
            except Skip:
                note = ""
            else:
                self._rows_shown = len(self.state.rows)
                return


def _nothing_to_see(deal: SeatView | None) -> bool:
    """A silent event, such as a discard that nobody sees, needs no pause."""
    if deal is None or not deal.history:
        return True
    last = deal.history[-1]
    return not isinstance(last, Acted) or (isinstance(last.action, Play) and deal.phase == "finished")
