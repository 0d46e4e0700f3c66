"""Ctrl-C as a wish to stop and be told what is done, for work that can be stopped."""

from __future__ import annotations

import signal
import threading
from types import FrameType


class Interruption:
    """While entered, the first Ctrl-C only asks the work to stop; a second one ends the program as usual.

    A run that ignores Ctrl-C goes on ignoring it.
    """

    def __init__(self) -> None:
        self.asked = False

    def __call__(self) -> bool:
        """Whether to stop."""
        return self.asked

    def __enter__(self) -> Interruption:
        usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
        if usual and threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self._pressed)
        return self

    def __exit__(self, *_: object) -> None:
        if signal.getsignal(signal.SIGINT) == self._pressed:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _pressed(self, _signal: int, _frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True
