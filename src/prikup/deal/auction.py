"""The auction: what may be said and where it leads (rules §3, §9.7, §11; appendix A)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from prikup.deal.actions import Action, AnyBid, Bid, BidMisere, BidNoTalon, Hold, Look, Pass
from prikup.deal.contract import GAMES, Game
from prikup.deal.events import Rejection
from prikup.deal.ladder import bid_level, bid_rank, game_rank, misere_rank, no_talon_rank
from prikup.deal.setup import Hand
from prikup.deal.state import Auction, DealState, with_flag
from prikup.deal.table import Standing

LEVELS = (6, 7, 8, 9, 10)


def open_auction(gusarik: bool) -> Auction:
    """The auction before the first word: first hand speaks first, in gusarik the non-dealer (rules §3.1, §14.3)."""
    return Auction(turn=1, passed=(True, False, False)) if gusarik else Auction(turn=0)


def legal(state: DealState, auction: Auction) -> tuple[Action, ...]:
    """Every legal word of the hand whose turn it is, pass first."""
    return tuple(action for action in _candidates(state, auction) if check(state, auction, action) is None)


def _candidates(state: DealState, auction: Auction) -> list[Action]:
    rules = state.rules
    found: list[Action] = []
    for dark in (False, True) if rules.dark_bids else (False,):
        found.append(Pass(dark))
        lowest = lowest_game(state, auction, dark)
        if lowest is not None:
            found.extend(Bid(game, dark) for game in (GAMES[lowest:] if rules.jumps else (lowest,)))
        found.append(BidMisere(dark=dark))
    found.append(Hold())
    if rules.no_talon_games:
        found.extend(BidNoTalon(level) for level in LEVELS)
    if rules.misere_without_talon:
        found.append(BidMisere(no_talon=True))
    if rules.dark_bids:
        found.append(Look())
    return found


def check(state: DealState, auction: Auction, action: Action) -> Rejection | None:
    """Why the hand whose turn it is may not say this; None when it may."""
    hand = auction.turn
    looked = state.looked[hand]
    match action:
        case Look():
            return Rejection("auction-already-looked") if looked else None
        case Pass(dark) | Bid(_, dark) | BidMisere(_, dark) if dark and not state.rules.dark_bids:
            return Rejection("auction-dark-not-agreed")
        case Pass(dark) | Bid(_, dark) | BidMisere(_, dark) if dark and looked:
            return Rejection("auction-dark-after-look")
        case Pass(False) | Bid(_, False) | BidMisere(_, False) | Hold() | BidNoTalon() if not looked:
            return Rejection("auction-look-first")
        case Pass(dark):
            return Rejection("auction-dark-pass-after-bid") if dark and auction.standing is not None else None
        case BidMisere():
            return _check_misere(state, auction, action)
        case _ if auction.revival == hand:
            return Rejection("auction-revival-only-misere")
        case Bid(game, dark):
            return _check_game(state, auction, game, dark)
        case BidNoTalon(level):
            return _check_no_talon(state, auction, level)
        case Hold():
            return _check_hold(state, auction)
        case _:
            return Rejection("wrong-phase", {"phase": "auction"})


def _check_misere(state: DealState, auction: Auction, bid: BidMisere) -> Rejection | None:
    rules, standing = state.rules, auction.standing
    if bid.no_talon and not rules.misere_without_talon:
        return Rejection("auction-no-talon-misere-not-agreed")
    if bid.no_talon and bid.dark:
        return Rejection("auction-look-first")
    if auction.spoken[auction.turn] and not (bid.no_talon and auction.revival == auction.turn):
        return Rejection("auction-misere-first-word")
    if standing is not None:
        if _is_dark_misere(standing.bid):
            return Rejection("auction-over-dark-misere")
        if misere_rank(rules, bid.no_talon) <= bid_rank(standing.bid, rules):
            return Rejection("auction-misere-too-low")
    return None


def _check_game(state: DealState, auction: Auction, game: Game, dark: bool) -> Rejection | None:
    lowest = lowest_game(state, auction, dark)
    if lowest is None:
        return Rejection("auction-nothing-higher")
    if game < lowest:
        return Rejection("auction-too-low", {"lowest": str(lowest)})
    jumps = state.rules.jumps and not (dark and auction.standing is not None)
    if game > lowest and not jumps:
        return Rejection("auction-no-jumps", {"lowest": str(lowest)})
    return None


def _check_no_talon(state: DealState, auction: Auction, level: int) -> Rejection | None:
    if not state.rules.no_talon_games:
        return Rejection("auction-no-talon-not-agreed")
    lowest = next((rung for rung in LEVELS if _beats_with_no_talon(state, auction, rung)), None)
    if lowest is None or level not in LEVELS:
        return Rejection("auction-nothing-higher")
    if level < lowest:
        return Rejection("auction-no-talon-too-low", {"level": lowest})
    if level > lowest and not state.rules.jumps:
        return Rejection("auction-no-jumps-no-talon", {"level": lowest})
    return None


def _check_hold(state: DealState, auction: Auction) -> Rejection | None:
    standing = auction.standing
    if state.rules.hold_right == "none":
        return Rejection("auction-hold-not-agreed")
    if standing is None or isinstance(standing.bid, BidMisere):
        return Rejection("auction-hold-no-game")
    if isinstance(standing.bid, Bid) and standing.bid.dark:
        return Rejection("auction-hold-dark")
    if standing.held:
        return Rejection("auction-hold-twice")
    if not auction.spoken[auction.turn]:
        return Rejection("auction-hold-first-word")
    if len(remaining(auction)) != 2:
        return Rejection("auction-hold-three")
    senior = auction.turn < standing.hand
    match state.rules.hold_right:
        case "senior":
            entitled = senior
        case "junior":
            entitled = not senior
        case _:
            entitled = senior or auction.raised_over_hold
    return None if entitled else Rejection("auction-hold-not-entitled")


def lowest_game(state: DealState, auction: Auction, dark: bool) -> Game | None:
    """The lowest trick game that beats the standing bid and satisfies the minimums; None if there is none."""
    minimum = minimum_level(state, auction, dark)
    for game in GAMES[5 * (minimum - 6) :]:
        if _beats(state, auction, game_rank(game), game.level, dark):
            return game
    return None


def minimum_level(state: DealState, auction: Auction, dark: bool) -> int:
    """Exit minimum; for light bids after a dark pass also the dark minimum (rules §9.7, §11.4)."""
    setup = state.setup
    if dark or not auction.dark_passes:
        return setup.minimum
    return max(setup.minimum, setup.dark_minimum)


def _beats_with_no_talon(state: DealState, auction: Auction, level: int) -> bool:
    return level >= minimum_level(state, auction, dark=False) and _beats(
        state, auction, no_talon_rank(level), level, dark=False
    )


def _beats(state: DealState, auction: Auction, rank: int, level: int, dark: bool) -> bool:
    """Whether a game of this place on the ladder beats the standing bid."""
    if auction.standing is None:
        return True
    rules, bid = state.rules, auction.standing.bid
    if rank <= bid_rank(bid, rules):
        return False
    if _is_dark_misere(bid):
        return level == 10 or (dark and level == 9)
    if isinstance(bid, Bid) and bid.dark and rules.dark_beaten_by == "next_level":
        return level > bid.game.level
    return True


def _is_dark_misere(bid: AnyBid) -> bool:
    return isinstance(bid, BidMisere) and bid.dark


def remaining(auction: Auction) -> tuple[Hand, ...]:
    """Hands still in the auction, an outbid misère that may be revived included."""
    return tuple(hand for hand in range(3) if not auction.passed[hand] or hand == auction.revival)


class AuctionOver(msgspec.Struct, frozen=True):
    """The auction has ended; ``standing`` None means that all passed."""

    standing: Standing | None
    dark_passes: tuple[Hand, ...]


def after(state: DealState, auction: Auction, word: Pass | Hold | AnyBid) -> Auction | AuctionOver:
    """The auction after a word, or its end. To look at one's cards is no word: it changes nothing here."""
    match word:
        case Pass(dark):
            auction = _with_pass(auction, dark)
        case Hold():
            auction = _with_hold(auction)
        case Bid() | BidNoTalon() | BidMisere():
            over_misere = auction.standing is not None and isinstance(auction.standing.bid, BidMisere)
            auction = _with_bid(state, auction, word)
            if _ends_at_once(state, word, over_misere):
                return _over(auction)
    return _pass_turn(auction)


def _with_pass(auction: Auction, dark: bool) -> Auction:
    hand = auction.turn
    return replace(
        auction,
        spoken=with_flag(auction.spoken, hand),
        passed=with_flag(auction.passed, hand),
        revival=None if auction.revival == hand else auction.revival,
        dark_passes=(*auction.dark_passes, hand) if dark else auction.dark_passes,
    )


def _with_hold(auction: Auction) -> Auction:
    assert auction.standing is not None
    return replace(
        auction,
        spoken=with_flag(auction.spoken, auction.turn),
        standing=Standing(auction.turn, auction.standing.bid, held=True),
        raised_over_hold=False,
    )


def _with_bid(state: DealState, auction: Auction, bid: AnyBid) -> Auction:
    rules, hand, beaten = state.rules, auction.turn, auction.standing
    could_hold = state.looked[hand] and _check_hold(state, auction) is None
    passed, revival = auction.passed, auction.revival
    if revival == hand:
        passed, revival = with_flag(passed, hand, False), None
    if revival is not None and bid_rank(bid, rules) >= misere_rank(rules, no_talon=True):
        revival = None
    if beaten is not None and isinstance(beaten.bid, BidMisere):
        passed = with_flag(passed, beaten.hand)
        if _may_revive(state, beaten.bid, bid):
            revival = beaten.hand
    return replace(
        auction,
        standing=Standing(hand, bid),
        raised_over_hold=could_hold,
        spoken=with_flag(auction.spoken, hand),
        passed=passed,
        revival=revival,
    )


def _may_revive(state: DealState, misere: BidMisere, over: AnyBid) -> bool:
    rules = state.rules
    return (
        rules.misere_without_talon
        and not rules.misere_outbid_ends
        and not misere.no_talon
        and bid_level(over) == 9
        and bid_rank(over, rules) < misere_rank(rules, no_talon=True)
    )


def _ends_at_once(state: DealState, bid: AnyBid, over_misere: bool) -> bool:
    """A misère that nothing beats, or a game over misère where that closes the auction (rules §3.7)."""
    rules = state.rules
    if isinstance(bid, BidMisere):
        last = bid.no_talon or bid.dark or not rules.misere_without_talon
        return rules.misere_rank == "top" and last
    return over_misere and rules.misere_outbid_ends


def _over(auction: Auction) -> AuctionOver:
    return AuctionOver(auction.standing, auction.dark_passes)


def _pass_turn(auction: Auction) -> Auction | AuctionOver:
    left = remaining(auction)
    standing = auction.standing
    if not left or (len(left) == 1 and standing is not None and standing.hand == left[0]):
        return _over(auction)
    turn = next(hand for step in (1, 2, 3) if (hand := (auction.turn + step) % 3) in left)
    return replace(auction, turn=turn)
