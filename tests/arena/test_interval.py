"""Intervals and quantiles: against tables, and against the numbers themselves."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from prikup.arena.interval import Interval, interval, student
from prikup.arena.times import bucket, quantile

STUDENT = [
    (1, 12.706),
    (2, 4.303),
    (4, 2.776),
    (5, 2.571),
    (7, 2.365),
    (8, 2.306),
    (9, 2.262),
    (10, 2.228),
    (30, 2.042),
    (120, 1.980),
]
"""Printed tables of Student's distribution, two-sided 95 %."""


@pytest.mark.parametrize(("freedom", "point"), STUDENT)
def test_student_points_are_those_of_printed_tables(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=0.0015)


def test_an_interval_by_hand() -> None:
    """2, 4, 6, 8, 10: mean 6, variance 10, standard error √2, and 2.776 of them to each side."""
    found = interval([2, 4, 6, 8, 10])
    assert (found.mean, found.low, found.high) == pytest.approx((6, 6 - 2.776 * 2**0.5, 6 + 2.776 * 2**0.5))


def test_one_number_has_no_interval_and_none_no_mean() -> None:
    assert interval([3]) == Interval(3, None, None)
    with pytest.raises(ValueError, match="no numbers"):
        interval([])


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    random = Random(4)
    held = 0
    for _ in range(2000):
        found = interval([random.gauss(1, 3) for _ in range(8)])
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 1 <= found.high
    assert 0.935 < held / 2000 < 0.965


@pytest.mark.parametrize("share", [0.01, 0.5, 0.99])
def test_quantiles_of_counted_times_are_within_a_percent(share: float) -> None:
    random = Random(2)
    times = [random.expovariate(0.1) for _ in range(4001)]
    exact = sorted(times)[int(share * 4000)]
    assert quantile(Counter(map(bucket, times)), share) == pytest.approx(exact, rel=0.012)


def test_no_times_have_no_quantile() -> None:
    assert quantile({}, 0.5) is None
