"""Where a person sits: asks him, understands what he types, shows what he wants to see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeVar, cast

import msgspec

from prikup.cli.paint import QUIET, WRONG, paint
from prikup.cli.play import blocks
from prikup.cli.play.frame import Facts, frame, hand_text, header, legal_cards, listed_cards
from prikup.cli.play.look import Look
from prikup.cli.play.result import deal_page, sheet_lines
from prikup.cli.play.screen import Screen
from prikup.cli.play.story import shown, talon_words, tell_steps, trick_line
from prikup.cli.play.voice import Voice
from prikup.cli.play.words import Command, ReadError, other_keys, plain, read_command, read_yes_no
from prikup.deal import Rejection
from prikup.match import AnyAction, MatchView, Row
from prikup.notation.errors import HandError

if TYPE_CHECKING:
    from rich.text import Text

T = TypeVar("T")
Reader = Callable[[str], T | None]
"""What a line means; None when it knows nothing of it. Raises ``ReadError`` or ``HandError``."""

_PROMPT_LINES: Final = 4


class Leave(Exception):  # noqa: N818  # a wish, no error
    """The person leaves the table; the match stays saved."""


class Instead(Exception):  # noqa: N818  # a wish, no error
    """In the middle of a question the person does something else."""

    def __init__(self, action: AnyAction) -> None:
        super().__init__(action)
        self.action = action


class Skip(Exception):  # noqa: N818  # a wish, no error
    """The person looks on and wants no more stops in this deal."""


class Host(Protocol):
    """Whoever runs the match, as far as a desk needs it."""

    def judge(self, action: AnyAction, /) -> Rejection | None:
        """Why the person may not do something now; None when he may."""

    def save(self) -> str:
        """Write the match down; the path it went to. Raises ``FileError``."""


class Prompt(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked: the words before the cursor, and lines above them."""

    text: str
    above: tuple[str, ...] = ()


Handler = Callable[["Desk", MatchView, str], str]
"""What a command does, with the words behind it; a note to show. Raises ``Leave``, ``Instead``, ``Skip``."""


class Desk:
    """The place of one person at a table."""

    def __init__(
        self, screen: Screen, look: Look, title: str, voice: Voice, host: Host, commands: Mapping[Command, Handler]
    ) -> None:
        self.screen = screen
        self.look = look
        self.voice = voice
        """Speaks with the names of those who sit at the table now."""
        self.host = host
        self.facts = Facts(title=title)
        self.fresh_rows: Sequence[Row] = ()
        """Lines of the score to be shown while no cards are played."""
        self.skip_deal = False
        self._commands = commands
        self._told: tuple[int, int] = (0, 0)

    # Showing

    def show(self, view: MatchView, prompt: Prompt | None = None, note: str = "") -> None:
        """The table as it is now, with what is asked and a note about what was typed before."""
        above = () if prompt is None else prompt.above
        below = [piece for text in above if text for piece in self._lines(text)]
        if note:
            below += [piece for text in note.splitlines() for piece in self._lines(text, WRONG)]
        if self.screen.pictures:
            height = self.screen.height - max(_PROMPT_LINES, len(below) + 1)
            self.screen.draw([*self._picture(view, height), *below])
        else:
            self._tell(view)
            if prompt is not None:
                self.screen.print(self._own_lines(view))
            self.screen.print(below)

    def _lines(self, text: str, style: str = "") -> list[Text]:
        return blocks.wrapped(paint(text, self.look.suits, style), self.screen.width)

    def _picture(self, view: MatchView, height: int) -> list[Text]:
        width = self.screen.width
        if view.deal is not None and view.stage == "deal":
            return frame(view, self.facts, self.look, self.voice, width, height)
        head = header(view, self.facts, self.look, self.voice, width)
        rows = [head, blocks.line(("─" * width, QUIET))]
        deal = view.deal
        if deal is not None and deal.tricks and self.fresh_rows and self.fresh_rows[0].outcome is not None:
            last = trick_line(deal.tricks[-1], len(deal.tricks), deal, self.voice)
            rows += [*blocks.wrapped(paint(last, self.look.suits, QUIET), width), blocks.line()]
        rows += deal_page(view, self.fresh_rows, self.look, self.voice, width)
        drawing = sheet_lines(view, self.voice, width)
        if len(rows) + len(drawing) < height:
            rows += [blocks.line(), *drawing]
        return rows[: max(height, 1)]

    def _tell(self, view: MatchView) -> None:
        """What has happened since the last time, line by line."""
        deal = view.deal
        if deal is None:
            return
        number = view.course.deals + (view.stage == "deal")
        if self._told[0] != number:
            self._told = (number, 0)
            if view.stage == "deal":
                self.screen.print([blocks.line(), header(view, self.facts, self.look, self.voice, self.screen.width)])
        lines = tell_steps(deal, self.voice)
        new = lines[self._told[1] :] if self._told[1] else shown(deal, lines)
        self.screen.print(paint(line.text, self.look.suits) for line in new)
        self._told = (number, max(self._told[1], len(lines)))

    def tell_again(self) -> None:
        """In lines: the next picture begins with the deal so far."""
        self._told = (0, 0)

    def tell_result(self, view: MatchView) -> None:
        """In lines: the end of the deal, and what it came to."""
        self._tell(view)
        self.screen.print([blocks.line(), *deal_page(view, self.fresh_rows, self.look, self.voice, self.screen.width)])

    def _own_lines(self, view: MatchView) -> list[Text]:
        """In lines: the running trick, open hands, and one's own cards with their numbers."""
        deal = view.deal
        if deal is None or view.stage != "deal":
            return []
        rows: list[Text] = []
        for hand, laid in enumerate(deal.laid):
            cards = deal.hands[hand]
            if laid and cards and deal.setup.seats[hand] != view.seat:
                rows.append(
                    blocks.line(f"{self.voice.holder(deal.setup, hand)}: ", hand_text(cards, self.look, self.voice))
                )
        if deal.phase == "raspasy" and len(deal.tricks) < 2 and deal.talon[len(deal.tricks)] is not None:
            rows.append(paint(talon_words(deal, self.voice), self.look.suits))
        if deal.table is not None and deal.table.cards:
            rows.append(paint(trick_line(deal.table, len(deal.tricks) + 1, deal, self.voice), self.look.suits))
        listed = listed_cards(view, self.look)
        if listed:
            legal = legal_cards(deal)
            shown = "  ".join(
                f"{number} {self.voice.card(card)}"
                for number, card in enumerate(listed, start=1)
                if not legal or card in legal
            )
            rows.append(paint(shown, self.look.suits))
        return rows

    def page(self, rows: Sequence[Text]) -> None:
        """Something to read before the play goes on."""
        lines = [piece for row in rows for piece in blocks.wrapped(row, self.screen.width)]
        self.screen.page(lines, self.voice.say("result-back"))

    # Asking

    def ask(self, view: MatchView, prompt: Prompt | Callable[[], Prompt], reader: Reader[T], note: str = "") -> T:
        """Ask until the answer is understood; commands are obeyed meanwhile.

        Raises ``Leave``, and ``Instead`` when a command ends in an action.
        """
        while True:
            asked = prompt() if callable(prompt) else prompt
            self.show(view, asked, note)
            line = self._read(f"{asked.text} › ")
            note = self.voice.say("play-not-understood", given=line) if line.strip() else ""
            for text in dict.fromkeys((line, other_keys(line))):
                try:
                    found = reader(text)
                    if found is not None:
                        return found
                    problem = ""
                except (ReadError, HandError) as error:
                    problem = self._problem(error)
                command = read_command(text)
                if command is not None:
                    try:
                        note = self._obey(view, *command)
                    except (ReadError, HandError) as error:
                        note = self._problem(error)
                    break
                if problem:
                    note = problem
                    break

    def act(self, view: MatchView, prompt: Prompt | Callable[[], Prompt], reader: Reader[AnyAction]) -> AnyAction:
        """Ask for an action that the referee accepts."""

        def ask(note: str) -> AnyAction:
            return cast("AnyAction", self.ask(view, prompt, reader, note))

        return self.insist(ask)

    def insist(self, ask: Callable[[str], AnyAction]) -> AnyAction:
        """Ask until there is an action that the referee accepts; ``ask`` gets the reason against the last one."""
        while True:
            action = self.settle(ask)
            if action is not None:
                return action

    def settle(self, ask: Callable[[str], AnyAction | None]) -> AnyAction | None:
        """The same for what need not be answered: None when the person does nothing."""
        note = ""
        while True:
            try:
                action = ask(note)
            except Instead as instead:
                action = instead.action
            except Skip:
                return None
            if action is None:
                return None
            rejection = self.host.judge(action)
            if rejection is None:
                return action
            note = self.voice.why(rejection)

    def sure(self, view: MatchView, question: str) -> bool:
        """A yes or no before something that cannot be taken back."""
        return self.ask(view, Prompt(text=self.voice.say("play-yes-no"), above=(question,)), read_yes_no)

    def _problem(self, error: ReadError | HandError) -> str:
        """Why known words cannot be understood."""
        if isinstance(error, HandError):
            return self.voice.say(f"notation-{error.code}", **error.params)
        return self.voice.say(f"play-read-{error.code}", **error.params)

    def _read(self, prompt: str) -> str:
        try:
            return self.screen.read(prompt)
        except EOFError:
            raise Leave from None

    # Commands

    def obey_line(self, view: MatchView, line: str) -> AnyAction | None:
        """A line typed while others move: a command is obeyed, anything else waits for its time."""
        if not plain(line):
            return None
        for text in (line, other_keys(line)):
            command = read_command(text)
            if command is not None:
                try:
                    note = self._obey(view, *command)
                except Instead as instead:
                    rejection = self.host.judge(instead.action)
                    if rejection is None:
                        return instead.action
                    note = self.voice.why(rejection)
                except (ReadError, HandError) as error:
                    note = self._problem(error)
                except Skip:
                    note = ""
                self.show(view, note=note)
                return None
        self.show(view, note=self.voice.say("play-not-yet"))
        return None

    def _obey(self, view: MatchView, command: Command, rest: str) -> str:
        """Obey a command; a note to show. Raises ``Leave``, ``Instead``, ``Skip``."""
        return self._commands[command](self, view, rest)
