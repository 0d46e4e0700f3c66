"""Print the figures of ``make bench`` beside their aims: ``python tests/bench/ratios.py RESULTS.json``.

A benchmark names its aim in ``extra_info``: ``unit`` "s" is a time to stay under, "…/s" a rate to reach with
``per_round`` things a round. The ratio is above 1 where the aim is met. The median counts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any


def line(result: dict[str, Any]) -> str:
    seconds: float = result["stats"]["median"]
    extra: dict[str, Any] = result["extra_info"]
    name = result["name"].removeprefix("bench_").replace("_", " ")
    if "aim" not in extra:
        return f"{name:42} {seconds:10.3f} s"
    aim: float = extra["aim"]
    if extra["unit"] == "s":
        figure, ratio = seconds, aim / seconds
    else:
        figure = extra["per_round"] / seconds
        ratio = figure / aim
    return f"{name:42} {figure:10.3f} {extra['unit']:9} aim {aim:8} ratio {ratio:6.2f}"


def main(path: str) -> None:
    for result in json.loads(Path(path).read_text(encoding="utf-8"))["benchmarks"]:
        print(line(result))


if __name__ == "__main__":
    main(sys.argv[1])
