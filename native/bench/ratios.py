"""Print the figures of ``make bench-native`` beside their aims: ``ratios.py RESULTS.json [EARLIER.json]``.

A ratio above 1 says that the aim is met, or that it has become faster than the earlier results.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

# Milliseconds a deal on one thread: the mean, and where there is one the slowest of a hundred.
AIMS: dict[str, tuple[float | None, float | None]] = {
    "table_15": (0.8, 3.0),
    "contract_cards": (0.2, None),
    "contract_yes_no_cards": (0.025, None),
    "misere_cards": (1.0, None),
    "misere_like_value": (0.25, None),
    "misere_joint": (2.0, 50.0),
    "raspasy_shares": (10.0, None),
    "all_layouts_values": (None, 15_000.0),
}


def main(path: str, earlier: str | None = None) -> None:
    before = {row["job"]: row for row in _read(earlier)} if earlier else {}
    print(f"{'job':24} {'mean ms':>9} {'p99 ms':>9} {'nodes':>10}   aim met: mean  p99   than before: time  nodes")
    for row in _read(path):
        mean, slow = AIMS.get(row["job"], (None, None))
        old = before.get(row["job"])
        print(
            f"{row['job']:24} {row['mean_ms']:9.4f} {row['p99_ms']:9.3f} {row['nodes']:10.1f}"
            f"   {_ratio(mean, row['mean_ms']):>13} {_ratio(slow, row['p99_ms']):>5}"
            f"   {_ratio(old and old['mean_ms'], row['mean_ms']):>16} {_ratio(old and old['nodes'], row['nodes']):>6}"
        )


def _ratio(aim: float | None, figure: float) -> str:
    return "–" if aim is None else f"{aim / figure:.2f}"


def _read(path: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(Path(path).read_text(encoding="utf-8"))
    return rows


if __name__ == "__main__":
    main(*sys.argv[1:])
