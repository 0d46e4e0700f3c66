"""Settings that every test shares: how many examples hypothesis draws."""

from __future__ import annotations

import os
import signal
import threading

from hypothesis import HealthCheck, settings

# Same examples on every run, so that a red build is red for everybody; speed is never a reason to fail.
settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# New examples on every run, many of them: make test-long.
settings.register_profile(
    "long",
    deadline=None,
    max_examples=2000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# A run in the background may inherit an ignored Ctrl-C; the tests that press it need the ordinary one.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)
