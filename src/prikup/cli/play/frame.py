"""The table as one picture: others above, cards in the middle, one's own hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from prikup.cards import Card
from prikup.cli.numbers import amount, signed
from prikup.cli.paint import GOOD, NAME, QUIET, SUIT_STYLES, TURN, WRONG, paint
from prikup.cli.play import blocks
from prikup.cli.play.look import Look
from prikup.cli.play.parts import duty, is_played, part, place, tricks
from prikup.cli.play.story import tell
from prikup.cli.play.voice import Voice
from prikup.deal import Acted, SeatView
from prikup.deal.actions import Bid, BidMisere, BidNoTalon, Hold, Pass, Play
from prikup.deal.setup import Hand, Seat
from prikup.deal.table import Trick
from prikup.match import MatchView
from prikup.notation.letters import SUIT_SYMBOLS
from prikup.score import settle

if TYPE_CHECKING:
    from rich.text import Text

WIDE: Final = 112
"""From this width on a column with the sheet and the story stands on the right."""
PANEL: Final = 42
_AUCTION_ROWS: Final = 4


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What the screen shows besides the view."""

    title: str
    """Name of the convention."""
    minutes: int | None = None
    """Minutes left, where a clock runs."""


def frame(view: MatchView, facts: Facts, look: Look, voice: Voice, width: int, height: int) -> list[Text]:
    """The whole screen but for the lines of the prompt, at most ``height`` lines."""
    deal = view.deal
    assert deal is not None
    wide = width >= WIDE
    table_width = min(width - PANEL - 3, 90) if wide else min(width, 90)
    head = [header(view, facts, look, voice, width), blocks.line(("─" * width, QUIET))]
    upper = [*_others(view, deal, look, voice, table_width), blocks.line()]
    middle = [*_middle(view, deal, look, voice, table_width), blocks.line()]
    notes = _notes(view, deal, look, voice, table_width)
    lower = _mine(view, deal, look, voice, table_width)
    room = height - len(head) - len(upper) - len(middle) - len(notes) - len(lower)
    story = _story(deal, look, voice, table_width, 0 if wide else max(0, min(6, room - 1)))
    left = [*upper, *middle, *story, *notes, *([blocks.line()] if story and not notes else []), *lower]
    if not wide:
        return _clipped([*head, *left], width, height)
    right = [*summary(view, look, voice, PANEL), blocks.line()]
    right += _story(deal, look, voice, PANEL, max(0, height - len(head) - len(right)))
    return _clipped([*head, *_columns(left, right, table_width)], width, height)


def _clipped(rows: list[Text], width: int, height: int) -> list[Text]:
    """What fits. The last rows are one's own cards: where there is too much, the middle gives way."""
    if len(rows) > height:
        below = height // 2
        rows = [*rows[: height - below], *rows[-below:]]
    return [row if row.cell_len <= width else blocks.fitted(row, width) for row in rows]


def _columns(left: list[Text], right: list[Text], width: int) -> list[Text]:
    rows = max(len(left), len(right))
    blank = blocks.line()
    return [
        blocks.line(
            blocks.fitted(left[row] if row < len(left) else blank, width),
            (" │ ", QUIET),
            right[row] if row < len(right) else blank,
        )
        for row in range(rows)
    ]


def header(view: MatchView, facts: Facts, look: Look, voice: Voice, width: int) -> Text:
    """Convention, pool, number of the deal; who deals and what raspasy would cost."""
    say, rules, course = voice.say, view.rules, view.course
    setup = view.deal.setup if view.deal is not None else None
    number = course.deals + (view.stage == "deal")
    left = [facts.title]
    if rules.race_count:
        left.append(say("table-races", number=min(course.race.finished + 1, rules.race_count), count=rules.race_count))
    else:
        left.append(say("table-pool", size=rules.pool_size))
    left.append(say("table-deal", number=number))
    right = []
    if setup is not None:
        if setup.dealer is not None:
            right.append(say("table-dealt-by", name=voice.name(setup.dealer)))
        if setup.opening:
            right.append(say("table-opening", price=setup.raspasy_price))
        elif view.deal is not None and view.deal.phase == "raspasy":
            price = setup.dark_price if view.deal.dark_passes else setup.raspasy_price
            right.append(say("table-price", price=price))
        elif course.run and view.stage == "deal":
            right += [say("table-run", count=course.run), say("table-exit", level=setup.minimum)]
        if view.seat is not None and setup.bombs and setup.bombs[view.seat]:
            right.append(say("table-bomb", factor=1 << setup.bombs[view.seat]))
    if course.time_up:
        right.append(say("table-time-up"))
    elif facts.minutes is not None:
        right.append(say("table-minutes", count=max(0, facts.minutes)))
    title = blocks.line((" · ".join(left), NAME))
    return blocks.spread(title, blocks.line((" · ".join(right), QUIET)), width)


def _round(view: MatchView) -> list[Seat]:
    """The other seats from left to right."""
    players = len(view.names)
    me = view.seat or 0
    return [(me + step) % players for step in range(1, players)]


def _others(view: MatchView, deal: SeatView, look: Look, voice: Voice, width: int) -> list[Text]:
    shown = [_seat_block(view, deal, seat, deal.setup.hand_of(seat), look, voice) for seat in _round(view)]
    if deal.setup.gusarik and is_played(deal) and deal.phase != "raspasy":
        shown.insert(0, _seat_block(view, deal, None, 0, look, voice))
    return blocks.side_by_side(shown, width)


def _seat_block(
    view: MatchView, deal: SeatView, seat: Seat | None, hand: Hand | None, look: Look, voice: Voice
) -> list[Text]:
    """Name, part, tricks, and the hand where it lies open."""
    acting = _acts(view, deal, seat, hand)
    name = blocks.line(("▸ ", TURN) if acting else "  ", (voice.name(seat), TURN if acting else NAME))
    where = place(deal, seat, hand, voice)
    if where:
        name.append(f" · {where}", QUIET)
    rows = [name, blocks.line("  ", paint(part(deal, seat, hand, voice, False), look.suits))]
    if hand is None:
        if len(deal.taken) == 4:
            rows.append(blocks.line("  ", voice.say("table-talon-tricks", count=deal.taken[3])))
        return rows
    if is_played(deal):
        rows.append(blocks.line("  ", tricks(deal, hand, voice)))
    rows.append(blocks.line("  ", _cards_of(deal, hand, look, voice)))
    return rows


def _cards_of(deal: SeatView, hand: Hand, look: Look, voice: Voice) -> Text:
    cards = deal.hands[hand]
    if cards is not None and cards:
        return hand_text(cards, look, voice)
    if deal.counts[hand] and cards is None:
        return blocks.line(("▒" * deal.counts[hand], QUIET))
    return blocks.line()


def hand_text(mask: int, look: Look, voice: Voice) -> Text:
    """A hand suit by suit in the reader's order: ``♠ТК10 ♦В7``."""
    found = blocks.line()
    last = -1
    for card in look.sorted(mask):
        face = voice.card(card)
        style = SUIT_STYLES[look.suits][face[0]]
        if card.suit != last:
            found.append((" " if last >= 0 else "") + face[0], style)
            last = card.suit
        found.append(face[1:], style)
    return found


def _acts(view: MatchView, deal: SeatView, seat: Seat | None, hand: Hand | None) -> bool:
    """Whether this block is to be marked: the hand that plays next, or a seat that is asked."""
    if view.stage == "deal" and view.proposal is None and deal.offer is None and deal.hand_to_act is not None:
        return hand == deal.hand_to_act
    return seat is not None and seat in view.to_act


def _middle(view: MatchView, deal: SeatView, look: Look, voice: Voice, width: int) -> list[Text]:
    """Four lines: the auction, the talon, or the trick."""
    if deal.phase == "auction":
        rows = _auction(view, deal, look, voice, width)
    elif is_played(deal):
        rows = _trick(deal, look, voice)
    else:
        rows = _talon(deal, look, voice)
    return [*rows, *(blocks.line() for _ in range(4 - len(rows)))]


def _auction(view: MatchView, deal: SeatView, look: Look, voice: Voice, width: int) -> list[Text]:
    """The words so far in columns, a row each round."""
    seats = [seat for seat in deal.setup.seats if seat is not None]
    each = min(20, width // len(seats) - 2)
    rounds: list[dict[Seat, str]] = []
    for event in deal.history:
        if isinstance(event, Acted) and isinstance(event.action, Pass | Bid | BidNoTalon | BidMisere | Hold):
            if not rounds or event.seat in rounds[-1] or _wraps(seats, rounds[-1], event.seat):
                rounds.append({})
            rounds[-1][event.seat] = voice.bid(event.action)
    head = blocks.line("  ")
    for seat in seats:
        head.append(f"{voice.name(seat)[: each - 1]:<{each}}", QUIET)
    rows = [head]
    for words in rounds[-(_AUCTION_ROWS - 1) :]:
        row = blocks.line("  ")
        for seat in seats:
            row.append_text(blocks.fitted(paint(words.get(seat, ""), look.suits), each))
        rows.append(row)
    return rows


def _wraps(seats: list[Seat], words: dict[Seat, str], seat: Seat) -> bool:
    """Whether a word of this seat begins another round."""
    return any(seats.index(other) > seats.index(seat) for other in words)


def _talon(deal: SeatView, look: Look, voice: Voice) -> list[Text]:
    cards = [card for card in deal.talon if card is not None]
    if not cards:
        return [blocks.line(), blocks.line("   ", (voice.say("table-talon-closed"), QUIET))]
    label = voice.say("table-talon")
    return blocks.joined(blocks.card_boxes([(card, label, QUIET) for card in cards], voice, look.suits))


def _trick(deal: SeatView, look: Look, voice: Voice) -> list[Text]:
    """The running trick, or the last one, dim, while the next is not begun."""
    trick, closed = shown_trick(deal)
    cards: list[tuple[Card, str, str]] = []
    if deal.phase == "raspasy" and not any(hand == 3 for hand, _ in trick.cards) and not closed:
        named = deal.talon[len(deal.tricks)] if len(deal.tricks) < 2 else None
        if named is not None:
            cards.append((named, voice.say("table-talon"), QUIET))
    for hand, card in trick.cards:
        won = trick.winner == hand
        cards.append((card, voice.holder(deal.setup, hand), GOOD if won else ""))
    rows = blocks.joined(blocks.card_boxes(cards, voice, look.suits, dim=closed and deal.phase != "finished"))
    if not rows:
        rows = [blocks.line(), blocks.line("   ", _leads(deal, voice))]
    elif trick.winner is not None:
        winner = voice.holder(deal.setup, trick.winner)
        rows[1] = blocks.line(rows[1], f"   {voice.say('table-last-trick', winner=winner)}")
        rows[2] = blocks.line(rows[2], "   ", _leads(deal, voice) if deal.phase != "finished" else "")
    return rows


def _leads(deal: SeatView, voice: Voice) -> Text:
    if deal.hand_to_act is None:
        return blocks.line()
    words = voice.say("table-empty", name=voice.holder(deal.setup, deal.hand_to_act))
    if deal.phase == "raspasy" and deal.table is not None and deal.table.suit is not None and not deal.table.cards:
        suit = SUIT_SYMBOLS[deal.table.suit]
        words += f" · {voice.say('table-suit-named', suit=suit)}"
    return paint(words)


def shown_trick(deal: SeatView) -> tuple[Trick, bool]:
    """The trick to show, and whether it is closed. It may be inspected until the next is closed (rules §7.5)."""
    running = deal.table if deal.table is not None else Trick(None)
    played = any(hand < 3 for hand, _ in running.cards)
    if played or not deal.tricks:
        return running, False
    if running.cards:
        return running, False
    return deal.tricks[-1], True


def _story(deal: SeatView, look: Look, voice: Voice, width: int, rows: int) -> list[Text]:
    """The last lines of the deal's story that fit."""
    if rows <= 0 or deal.phase == "auction":
        return []
    found: list[Text] = []
    for sentence in reversed(tell(deal, voice)):
        piece = blocks.wrapped(paint(sentence, look.suits, QUIET), width)
        if len(found) + len(piece) > rows:
            break
        found = [*piece, *found]
    return found


def _notes(view: MatchView, deal: SeatView, look: Look, voice: Voice, width: int) -> list[Text]:
    """Talon and discard, the misère's twelve, whisters against their duty, cards pointed at."""
    words = []
    first, second = deal.talon
    if deal.phase in ("whisting", "mode", "play") and first is not None and second is not None:
        words.append(f"{voice.say('table-talon')} {voice.cards((first, second))}")
    if deal.discard is not None and deal.contract is not None:
        thrown = deal.contract.thrown
        words.append(voice.say("table-thrown" if thrown else "table-discarded", cards=voice.cards(deal.discard)))
    owed = duty(deal, voice)
    if owed:
        words.append(owed)
    rows = blocks.wrapped(paint(" · ".join(words), look.suits), width) if words else []
    if deal.note is not None:
        note = paint(voice.say("table-note", cards=hand_text(deal.note, look, voice).plain), look.suits)
        rows += blocks.wrapped(note, width)
    for seat, card in deal.pointed:
        rows.append(paint(voice.say("table-pointed", name=voice.name(seat), card=voice.card(card)), look.suits, TURN))
    return rows


def _mine(view: MatchView, deal: SeatView, look: Look, voice: Voice, width: int) -> list[Text]:
    """The reader's line, and his hand or the hand he is to play from."""
    seat = view.seat
    if seat is None:
        return []
    hand = deal.setup.hand_of(seat)
    acting = _acts(view, deal, seat, hand)
    row = blocks.line(("▸ ", TURN) if acting else "  ", (voice.name(seat), TURN if acting else NAME))
    words = [part(deal, seat, hand, voice, True), place(deal, seat, hand, voice)]
    if hand is not None and is_played(deal):
        words.append(tricks(deal, hand, voice))
    for word in filter(None, words):
        row.append(" · ", QUIET)
        row.append_text(paint(word, look.suits))
    rows = blocks.wrapped(row, width)
    playing = playing_hand(deal)
    if playing is not None and playing != hand:
        rows.append(blocks.line("  ", (voice.say("table-hand-of", name=voice.holder(deal.setup, playing)), TURN)))
        if hand is not None and deal.hands[hand]:
            own = voice.say("table-own-hand")
            rows.append(blocks.line("  ", (f"{own} ", QUIET), hand_text(deal.hands[hand] or 0, look, voice)))
    cards = listed_cards(view, look)
    if cards:
        rows += blocks.numbered_hand(cards, legal_cards(deal) or frozenset(cards), voice, look.suits, width)
    elif hand is not None and deal.hands[hand] is None and deal.counts[hand]:
        rows.append(blocks.line("  ", ("▒ " * deal.counts[hand], QUIET)))
    return rows


def playing_hand(deal: SeatView) -> Hand | None:
    """The hand from which the reader is to play a card now."""
    return deal.hand_to_act if legal_cards(deal) else None


def legal_cards(deal: SeatView) -> frozenset[Card]:
    """Cards that the reader may play now."""
    return frozenset(action.card for action in deal.legal if isinstance(action, Play))


def listed_cards(view: MatchView, look: Look) -> tuple[Card, ...]:
    """The cards with numbers: of the hand that the reader is to play from, otherwise his own."""
    deal = view.deal
    if deal is None or view.seat is None:
        return ()
    hand = playing_hand(deal)
    if hand is None:
        hand = deal.setup.hand_of(view.seat)
    return look.sorted(deal.hands[hand] or 0) if hand is not None else ()


def summary(view: MatchView, look: Look, voice: Voice, width: int) -> list[Text]:
    """Mountain, pool and what the sheet would come to now, a line a player."""
    say = voice.say
    players = len(view.names)
    settled = settle(view.sheet, view.rules)
    last = width - 27
    head = f"{'':<12}{say('sheet-mountain'):>7}{say('sheet-pool'):>8}{say('sheet-now'):>{last}}"
    rows = [blocks.line((head, QUIET))]
    me = view.seat or 0
    for step in range(players):
        seat = (me + step) % players
        balance = settled.rounded[seat]
        row = blocks.line((f"{voice.name(seat)[:11]:<12}", NAME))
        row.append(f"{amount(view.sheet.mountain[seat]):>7}{amount(view.sheet.pool[seat]):>8}")
        row.append(f"{signed(balance):>{last}}", GOOD if balance > 0 else WRONG if balance < 0 else "")
        rows.append(row)
    return rows
