"""A match at this terminal: deals, bots and a person in turn, everything written down as it happens."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import datetime

import msgspec

from prikup import match
from prikup.arena.table import act, clock_counts, next_deal, out_of_turn
from prikup.bots import Player
from prikup.cli.play.desk import Desk, Instead, Prompt, Skip
from prikup.cli.play.look import PAUSES
from prikup.cli.play.matters import answer_proposal, ask_correction, fix_match
from prikup.cli.play.offers import ask_offer
from prikup.cli.play.result import settlement_page
from prikup.cli.play.store import Store
from prikup.cli.play.turns import look_on, take_turn
from prikup.cli.play.voice import Voice
from prikup.deal import Acted, Rejection, SeatView
from prikup.deal.actions import Play
from prikup.deal.forms import PointChoice
from prikup.deal.setup import Seat
from prikup.match import AnyAction, MatchState, MatchView, TimeUp
from prikup.match.course import time_matters

MakeBot = Callable[[str], Player]
"""A bot of a kind, at the seed of the table."""


class Session:
    """One person's match from wherever it stands to its settlement."""

    def __init__(self, state: MatchState, store: Store, desk: Desk, make_bot: MakeBot) -> None:
        self.state = state
        self.store = store
        self.desk = desk
        self.seat = store.table.seat
        self._make_bot = make_bot
        self._bots = [make_bot(kind) for kind in store.table.bots]
        self._before, self._began = store.table.seconds, time.monotonic()
        self._rows_shown = len(state.rows) if state.stage == "deal" else max(0, len(state.rows) - 1)
        self._at_table()
        desk.judge = self._judge
        desk.save = self._saved
        desk.dialogs = {
            "offer": lambda view, rest: ask_offer(desk, view, rest),
            "correct": lambda view, rest: ask_correction(desk, view, rest),
        }

    # The match

    def run(self) -> None:
        """Play to the end. Raises ``Leave`` when the person wants to go; nothing is lost then."""
        self.save()
        while self.state.stage != "finished":
            self._step()
        self.save()
        self._show_deal_result("result-settle")

    def finish(self) -> list[str]:
        """After the end: the settlement on the person's own screen; where the record lies."""
        self.desk.screen.leave()
        view = self.view()
        width = self.desk.screen.width
        self.desk.screen.print(settlement_page(view, self.desk.look, self.desk.voice, width))
        path = self.store.archive(datetime.now().strftime("%Y-%m-%d-%H%M"))
        return [self.desk.voice.say("play-record-kept", path=str(path))]

    def view(self) -> MatchView:
        """What the person sees."""
        return match.view(self.state, self.seat)

    def save(self, *, at_once: bool = True) -> None:
        """Write the match down."""
        self.store.save(self.state, self.seconds, at_once=at_once)

    @property
    def seconds(self) -> float:
        """Played so far, also before a break."""
        return self._before + time.monotonic() - self._began

    def _saved(self) -> str:
        self.save()
        return str(self.store.path)

    def _judge(self, action: AnyAction) -> Rejection | None:
        events = match.decide(self.state, self.seat, action)
        return events if isinstance(events, Rejection) else None

    def _at_table(self) -> None:
        """Names and seats may change when a fourth player comes."""
        desk = self.desk
        names = self.state.names
        desk.voice = Voice(desk.voice.say, desk.look.letters, names)

    # One step

    def _step(self) -> None:
        state = self.state
        self._tell_time()
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
        view = self.view()
        self.save()
        desk = self.desk
        if view.proposal is not None:
            action = answer_proposal(desk, view)
        elif view.stage == "owner":
            action = fix_match(desk, view)
        else:
            action = take_turn(desk, view)
        self._do(self.seat, action)
        self.save()

    def _bot(self, seat: Seat) -> None:
        view = match.view(self.state, seat)
        self._do(seat, self._bots[seat].act(view))
        self._pause()

    def _do(self, seat: Seat, action: AnyAction | None) -> None:
        """Judge and apply an action; the host adds the proof of a claim."""
        names = len(self.state.names)
        before = self.state
        for step in act(self.state, seat, action, self._bots[seat].name):
            self._follow(before, step.state)
            before = step.state
        if len(self.state.names) != names:
            self._newcomer()
        self.save(at_once=False)

    def _follow(self, before: MatchState, after: MatchState) -> None:
        self.store.follow(before, after)
        self.state = after

    def _newcomer(self) -> None:
        """A fourth player has sat down: a bot takes the seat, the others move on."""
        old = self.desk.voice.names
        seat = next(place for place, name in enumerate(self.state.names) if name not in old)
        kinds = list(self.store.table.bots)
        kinds.insert(seat, kinds[seat % len(kinds)] if kinds[seat % len(kinds)] else "rule")
        self.seat += self.seat >= seat
        self.store.sit(
            msgspec.structs.replace(self.store.table, seat=self.seat, bots=tuple(kinds), seconds=self.seconds)
        )
        self._bots = [self._make_bot(kind) for kind in kinds]
        self._rows_shown = len(self.state.rows)
        self._at_table()

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
        desk, view = self.desk, self.view()
        deal = view.deal
        if deal is None or self.seat in view.to_act or desk.skip_deal or not PAUSES[desk.look.speed]:
            return False
        if deal.phase not in ("play", "raspasy") or self.seat in deal.controllers or deal.offer is not None:
            return False
        pointing = any(isinstance(form, PointChoice) for form in deal.legal)
        begins = deal.table is not None and not any(hand < 3 for hand, _ in deal.table.cards)
        if not (pointing or begins) or deal.pointed:
            return False
        self.save()
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
        view = self.view()
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
        if self._time_is_up():
            after = match.apply(state, TimeUp())
            self._follow(state, after)
            self.save()
            return
        self.desk.skip_deal = False
        self._follow(state, match.apply(state, next_deal(state, self.store.table.seed)))
        self.save(at_once=False)

    def _show_deal_result(self, message: str) -> None:
        """The result and its reasons until Enter; corrections and other matters may be put to the table."""
        desk, view = self.desk, self.view()
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
                rejection = self._judge(instead.action)
                if rejection is None:
                    self._do(self.seat, instead.action)
                    return
                note = desk.voice.why(rejection)
            except Skip:
                note = ""
            else:
                self._rows_shown = len(self.state.rows)
                return

    # The clock

    def _time_is_up(self) -> bool:
        state = self.state
        return clock_counts(state) and self.seconds >= 60 * state.rules.time_limit

    def _tell_time(self) -> None:
        rules = self.state.rules
        minutes = None
        if rules.time_limit and time_matters(rules):
            minutes = rules.time_limit - int(self.seconds // 60)
        self.desk.facts = msgspec.structs.replace(self.desk.facts, minutes=minutes)


def _nothing_to_see(deal: SeatView | None) -> bool:
    """A silent event, such as a discard that nobody sees, needs no pause."""
    if deal is None or not deal.history:
        return True
    last = deal.history[-1]
    return not isinstance(last, Acted) or (isinstance(last.action, Play) and deal.phase == "finished")
