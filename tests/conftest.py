"""Settings that every test shares: how many examples hypothesis draws."""

from __future__ import annotations

import os

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
