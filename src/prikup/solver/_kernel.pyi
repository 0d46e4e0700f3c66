"""The compiled search, see native/bindings. Absent where no compiler was found at installation."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

DEFAULT_BYTES: int

class Question:
    def __init__(
        self,
        hands: tuple[int, int, int],
        leader: int,
        trump: int,
        table: Sequence[int],
        declarer: int,
        fewest: bool,
        talon: Sequence[int],
        talon_leads: bool,
        first_leads: int,
        first_hand: int,
        absent: int,
    ) -> None: ...

class Solver:
    def __init__(self, bytes: int = ...) -> None: ...
    def value(
        self, question: Question, guess: int, seconds: float, stop: Callable[[], bool] | None
    ) -> tuple[int, int]: ...
    def at_least(self, question: Question, tricks: int, seconds: float, stop: Callable[[], bool] | None) -> int: ...
    def cards(
        self, question: Question, seconds: float, stop: Callable[[], bool] | None
    ) -> list[tuple[int, int, int]]: ...
    def line(self, question: Question, seconds: float, stop: Callable[[], bool] | None) -> list[int]: ...
    def shares(
        self, question: Question, seconds: float, stop: Callable[[], bool] | None
    ) -> tuple[bool, int, int, int, list[int]]: ...
    def table(
        self, hands: tuple[int, int, int], declarer: int, seconds: float, stop: Callable[[], bool] | None
    ) -> list[tuple[int, int]]: ...
    def forget(self) -> None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def bytes(self) -> int: ...

def batch_values(
    hands: NDArray[np.uint32],
    trump: NDArray[np.int8],
    leader: NDArray[np.int8],
    declarer: NDArray[np.int8],
    fewest: NDArray[np.uint8],
    table: NDArray[np.int8],
    out: NDArray[np.int8],
    threads: int,
    bytes: int,
    seconds: float,
    stop: Callable[[], bool] | None,
) -> bool: ...
def batch_cards(
    hands: NDArray[np.uint32],
    trump: NDArray[np.int8],
    leader: NDArray[np.int8],
    declarer: NDArray[np.int8],
    fewest: NDArray[np.uint8],
    table: NDArray[np.int8],
    out: NDArray[np.int8],
    target: int,
    threads: int,
    bytes: int,
    seconds: float,
    stop: Callable[[], bool] | None,
) -> bool: ...
def batch_tables(
    hands: NDArray[np.uint32],
    declarer: NDArray[np.int8],
    out: NDArray[np.int8],
    threads: int,
    bytes: int,
    seconds: float,
    stop: Callable[[], bool] | None,
) -> bool: ...
def layout_values(
    hand: int,
    pool: int,
    trump: int,
    leader: int,
    fewest: bool,
    lefts: NDArray[np.uint32],
    out: NDArray[np.int8],
    threads: int,
    bytes: int,
    seconds: float,
    stop: Callable[[int], bool] | None,
) -> tuple[bool, int]: ...
def worst_layout(
    hand: int,
    pool: int,
    trump: int,
    leader: int,
    fewest: bool,
    lefts: NDArray[np.uint32],
    than: int,
    first: bool,
    threads: int,
    bytes: int,
    seconds: float,
    stop: Callable[[int], bool] | None,
) -> tuple[bool, int, int, int]: ...

class Joint:
    def __init__(
        self, hands: tuple[int, int, int], leader: int, table: Sequence[int], discards: Sequence[int]
    ) -> None: ...
    def open(self, most: int, seconds: float, stop: Callable[[], bool] | None) -> list[int] | None: ...
    def plan(
        self, wanted: Sequence[int], card: int, seconds: float, stop: Callable[[], bool] | None
    ) -> list[int] | None: ...
    @property
    def cards(self) -> list[int]: ...
    @property
    def nodes(self) -> int: ...
