"""That no plan gains more than so much: proved in whole numbers from refusals alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from prikup.analysis.misere.plans import Tricks

_STEPS: Final = 20_000


class _TooLongError(Exception):
    pass


def none_gains_more(most: Tricks, gains: Sequence[Sequence[int]], refusals: Iterable[Tricks], than: int) -> bool:
    """Whether every choice of tricks up to ``most`` that is worth more than ``than`` holds one of the refusals;
    ``gains[discard][tricks]`` is what so many tricks are worth with a discard. False also where the proof is long.

    Of some refusal in the choice one wish has to go, so each is tried in turn until nothing above ``than`` is left.
    """
    parts = [tuple((discard, tricks) for discard, tricks in enumerate(each) if tricks) for each in refusals]
    left = _STEPS

    def beats(wished: list[int], spare: int) -> bool:
        nonlocal left
        left -= 1
        if left < 0:
            raise _TooLongError
        narrowest: list[tuple[int, int, int]] | None = None
        for part in parts:
            if any(wished[discard] < tricks for discard, tricks in part):
                continue
            costs = [
                (gains[discard][wished[discard]] - gains[discard][tricks - 1], discard, tricks - 1)
                for discard, tricks in part
            ]
            payable = [each for each in costs if each[0] < spare]
            if narrowest is None or len(payable) < len(narrowest):
                narrowest = payable
        if narrowest is None:
            return True
        for cost, discard, tricks in sorted(narrowest):
            fewer = [*wished]
            fewer[discard] = tricks
            if beats(fewer, spare - cost):
                return True
        return False

    spare = sum(gains[discard][tricks] for discard, tricks in enumerate(most)) - than
    try:
        return spare <= 0 or not beats([*most], spare)
    except _TooLongError:
        return False
