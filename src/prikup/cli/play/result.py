"""What a deal came to, with the reason of every number; and the settlement by both methods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from prikup.cli.numbers import amount, signed
from prikup.cli.paint import GOOD, NAME, QUIET, WRONG, paint
from prikup.cli.paper import paper
from prikup.cli.play import blocks
from prikup.cli.play.frame import hand_text, summary
from prikup.cli.play.look import Look
from prikup.cli.play.parts import is_played
from prikup.cli.play.story import taken, tell
from prikup.cli.play.voice import Voice
from prikup.cli.score.explain import entry_line
from prikup.cli.sheet_text import WIDTH as SHEET_WIDTH
from prikup.cli.sheet_text import draw, totals
from prikup.deal import Misere, Outcome, Preferans, Raspasy, SeatView, TrickGame
from prikup.deal.view import SeenDealt
from prikup.match import MatchView, Row
from prikup.score import Settlement, Sheet, empty_sheet

if TYPE_CHECKING:
    from rich.text import Text


def outcome_sentence(outcome: Outcome, voice: Voice) -> str:
    """«Анна: 7♦ без одной»."""
    say = voice.say
    match outcome:
        case Raspasy(tricks=taken):
            return say("result-raspasy", tricks=_by_seat(taken, voice))
        case Preferans(declarer=declarer):
            return say("result-preferans", name=voice.name(declarer))
        case Misere(declarer=declarer, tricks=taken):
            count = taken.get(declarer, 0)
            return say("result-misere", name=voice.name(declarer), count=count)
        case TrickGame(declarer=declarer, game=game):
            name, shown = voice.name(declarer), voice.game(game)
            if outcome.conceded:
                return say("result-conceded", name=name, game=shown)
            if outcome.tricks is None:
                half = "half" in outcome.words.values()
                return say("result-half" if half else "result-passed", name=name, game=shown)
            count = outcome.tricks.get(declarer, 0)
            tricks = _by_seat(outcome.tricks, voice)
            if count >= game.level:
                return say("result-made", name=name, game=shown, tricks=tricks)
            return say("result-failed", name=name, game=shown, short=game.level - count, tricks=tricks)


def _by_seat(tricks: dict[int, int], voice: Voice) -> str:
    return ", ".join(f"{voice.name(seat)} {count}" for seat, count in sorted(tricks.items()))


def deal_page(view: MatchView, rows: Sequence[Row], look: Look, voice: Voice, width: int) -> list[Text]:
    """The lines that the last deal (and what followed it) wrote, then the standing."""
    page: list[Text] = []
    for row in rows:
        if row.outcome is not None:
            title = voice.say("result-title", number=row.number, what=outcome_sentence(row.outcome, voice))
            page += blocks.wrapped(paint(title, look.suits, NAME), width)
        elif row.entries:
            page.append(blocks.line((voice.say("result-correction"), NAME)))
        for entry in row.entries:
            sentence = entry_line(entry, voice.names, voice.say)
            page += [
                blocks.line("  ", piece) for piece in blocks.wrapped(paint(sentence, look.suits), max(20, width - 2))
            ]
        if row.outcome is not None and not row.entries:
            page.append(blocks.line("  ", voice.say("result-nothing")))
        page.append(blocks.line())
    return [*page, *summary(view, look, voice, min(width, 60))]


def sheet_page(view: MatchView, look: Look, voice: Voice, width: int) -> list[Text]:
    """The paper sheet with the standing below it."""
    say = voice.say
    page = sheet_lines(view, voice, width)
    page.append(blocks.line((say("sheet-legend"), QUIET)))
    bombs = bombs_line(view, voice)
    if bombs:
        page += blocks.wrapped(blocks.line(bombs), width)
    return [*page, blocks.line(), *summary(view, look, voice, min(width, 60))]


def bombs_line(view: MatchView, voice: Voice) -> str:
    """Everybody's unused bombs, leftmost first; empty where there are none (rules §11.2)."""
    strips = [
        f"{voice.name(seat)} {' '.join(f'×{1 << exponent}' for exponent in strip)}"
        for seat, strip in enumerate(view.course.strips)
        if strip
    ]
    return voice.say("sheet-bombs", strips=", ".join(strips)) if strips else ""


def sheet_lines(view: MatchView, voice: Voice, width: int) -> list[Text]:
    """The paper sheet alone: drawn where it fits, otherwise in lines."""
    sheets = [row.sheet for row in view.rows]
    start: Sheet = empty_sheet(len(view.names), view.rules)
    page = paper(view.names, start, sheets)
    hub = view.rules.race_limit if view.rules.race_count else view.rules.pool_size
    if width >= SHEET_WIDTH:
        return draw(page, hub, view.seat or 0)
    return totals(page, voice.say)


def history_page(deal: SeatView, look: Look, voice: Voice) -> list[Text]:
    """What happened in a deal: while it is played what may be looked at again, the whole of it when it is over."""
    story = [paint(line, look.suits) for line in tell(deal, voice)]
    if deal.phase == "finished":
        return [*_shown_deal(deal, look, voice), blocks.line(), *story]
    return [*story, paint(taken(deal, voice), look.suits)] if is_played(deal) else story


def _shown_deal(deal: SeatView, look: Look, voice: Voice) -> list[Text]:
    """The cards of a deal as far as the reader may know them: the hands as dealt, talon, discard."""
    rows: list[Text] = []
    for event in deal.history:
        if isinstance(event, SeenDealt):
            for hand, cards in enumerate(event.hands):
                if cards is not None:
                    name = voice.holder(deal.setup, hand)
                    rows.append(blocks.line((f"{name}: ", QUIET), hand_text(cards, look, voice)))
    first, second = deal.talon
    if first is not None and second is not None:
        shown = voice.cards((first, second))
        rows.append(blocks.line((f"{voice.say('table-talon')}: ", QUIET), paint(shown, look.suits)))
    return rows


def settlement_page(view: MatchView, look: Look, voice: Voice, width: int) -> list[Text]:
    """The end: sheet, amnesty, both methods, exact and whole balances, money."""
    settled = view.settlement
    assert settled is not None
    say = voice.say
    ended = say(f"result-end-{view.course.ended or 'stopped'}")
    page = [blocks.line((say("result-over", why=ended), NAME)), blocks.line()]
    page += sheet_lines(view, voice, width)
    page += [blocks.line(), *_first_method(view, settled, voice, width), blocks.line()]
    page += [*_second_method(view, settled, voice), blocks.line(), *_final(view, settled, voice)]
    return page


def _first_method(view: MatchView, settled: Settlement, voice: Voice, width: int) -> list[Text]:
    """Mountains to whists on each, then pair by pair (rules §13.3)."""
    say, seats = voice.say, range(len(view.names))
    head = [say("result-mountain")]
    rows = [[amount(value) for value in view.sheet.mountain]]
    if settled.equalised != view.sheet.mountain:
        head.append(say("result-equalised"))
        rows.append([amount(value) for value in settled.equalised])
    head += [say("result-amnesty", amount=amount(settled.amnesty)), say("result-on-each")]
    rows += [[amount(value) for value in settled.after_amnesty], [amount(value) for value in settled.by_pairs.on_each]]
    page = [blocks.line((say("result-method-pairs"), NAME)), *_table(view, head, rows)]
    pairs = [
        say("result-pair", one=voice.name(i), other=voice.name(j), amount=signed(settled.by_pairs.pairs[i][j]))
        for i in seats
        for j in seats
        if i < j
    ]
    return [*page, *pair_lines(pairs, width)]


def pair_lines(pairs: Sequence[str], width: int) -> list[Text]:
    """Pairs in as few lines as they fit into; no pair is broken while it fits into a line."""
    rows: list[Text] = []
    for pair in pairs:
        joined = blocks.line(rows[-1], " · ", pair) if rows else blocks.line(pair)
        if rows and joined.cell_len <= width:
            rows[-1] = joined
        else:
            rows.append(blocks.line(pair))
    return rows


def _second_method(view: MatchView, settled: Settlement, voice: Voice) -> list[Text]:
    """Everybody against the average mountain, plus the net of the play."""
    say, method = voice.say, settled.by_average
    head = [say("result-from-mountain"), say("result-from-play"), say("result-sum")]
    rows = [[signed(value) for value in row] for row in (method.from_mountain, method.from_play, method.balance)]
    title = say("result-method-average", average=amount(method.average))
    return [blocks.line((title, NAME)), *_table(view, head, rows)]


def _final(view: MatchView, settled: Settlement, voice: Voice) -> list[Text]:
    say = voice.say
    page = [blocks.line((say("result-final"), NAME))]
    exact = any(value.denominator > 1 for value in settled.balance)
    order = sorted(range(len(view.names)), key=lambda seat: -settled.rounded[seat])
    for seat in order:
        whole = settled.rounded[seat]
        style = GOOD if whole > 0 else WRONG if whole < 0 else ""
        row = blocks.line(f"  {voice.name(seat)[:20]:<21}", (f"{signed(whole):>7}", f"bold {style}".strip()))
        row.append(f" {say('result-whists', count=abs(whole))}")
        if exact:
            row.append(f"  {say('result-exact', amount=signed(settled.balance[seat]))}", QUIET)
        if settled.money is not None:
            row.append(f"  {say('result-money', amount=str(settled.money[seat]))}", style)
        page.append(row)
    return page


def _table(view: MatchView, heads: Sequence[str], columns: Sequence[Sequence[str]]) -> list[Text]:
    """A line a player; columns as wide as their heads need."""
    widths = [max(len(head), *(len(cell) for cell in column)) + 2 for head, column in zip(heads, columns, strict=True)]
    head = "".join(f"{title:>{width}}" for title, width in zip(heads, widths, strict=True))
    rows = [blocks.line((f"{'':<12}{head}", QUIET))]
    for seat, name in enumerate(view.names):
        cells = "".join(f"{column[seat]:>{width}}" for column, width in zip(columns, widths, strict=True))
        rows.append(blocks.line((f"{name[:11]:<12}", NAME), cells))
    return rows
