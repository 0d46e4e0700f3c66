"""Fitting a network by gradient descent (Adam) in NumPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from prikup.bots.evaluation.network import NAMES, Floats, Network, Rows, chances

Slope: TypeAlias = Callable[[Floats, NDArray[Any]], Floats]
"""From outputs and targets to the gradient of the loss by the outputs."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Sizes of a network."""

    rows: int
    outputs: int
    width: int = 48
    inner: int = 32


def likelihood(classes: int) -> Slope:
    """Cross entropy of groups of classes; targets are (n, groups) class numbers, -1 where there is none."""

    def slope(outputs: Floats, targets: NDArray[Any]) -> Floats:
        found = chances(outputs, classes)
        rows, groups = np.nonzero(targets >= 0)
        found[rows, groups, targets[rows, groups]] -= 1
        found[targets < 0] = 0
        flat: Floats = found.reshape(outputs.shape)
        return flat

    return slope


def squares(outputs: Floats, targets: NDArray[Any]) -> Floats:
    """Squared error, cut off where it is large."""
    found: Floats = np.clip(outputs - targets, -5, 5)
    return found


def fit(shape: Shape, rows: Rows, targets: NDArray[Any], slope: Slope, *, epochs: int, seed: int) -> Network:
    """A network that answers ``rows`` (n, k) with ``targets``; the same for the same seed."""
    generator = np.random.default_rng(seed)
    weights = _begin(shape, rows.shape[1], generator)
    first = {name: np.zeros_like(part) for name, part in weights.items()}
    second = {name: np.zeros_like(part) for name, part in weights.items()}
    size, step = 512, 0
    steps = epochs * (len(rows) // size)
    for _ in range(epochs):
        order = generator.permutation(len(rows))
        for start in range(0, len(order) - size + 1, size):
            chosen = order[start : start + size]
            found = _gradient(weights, rows[chosen], targets[chosen], slope)
            step += 1
            rate = 0.004 * 0.5 * (1 + np.cos(np.pi * step / steps))
            for name, part in found.items():
                first[name] += 0.1 * (part - first[name])
                second[name] += 0.001 * (part * part - second[name])
                change = first[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
                weights[name] -= rate * change
    return Network(**weights)


def _begin(shape: Shape, roles: int, generator: np.random.Generator) -> dict[str, Floats]:
    def spread(rows: int, columns: int, scale: float) -> Floats:
        return (scale * generator.standard_normal((rows, columns))).astype(np.float32)

    parts = (
        spread(shape.rows, shape.width, 0.3 / roles**0.5),
        np.full(shape.width, 0.1, np.float32),
        spread(shape.width, shape.inner, (2 / shape.width) ** 0.5),
        np.full(shape.inner, 0.1, np.float32),
        spread(shape.inner, shape.outputs, (1 / shape.inner) ** 0.5),
        np.zeros(shape.outputs, np.float32),
    )
    return dict(zip(NAMES, parts, strict=True))


def _gradient(weights: dict[str, Floats], rows: Rows, targets: NDArray[Any], slope: Slope) -> dict[str, Floats]:
    count = len(rows)
    # Rows of the table as one matrix: adding up gradients by a product is several times quicker than by index.
    chosen = np.zeros((count, len(weights["table"])), np.float32)
    for place in range(rows.shape[1]):
        chosen[np.arange(count), rows[:, place]] += 1
    hidden = np.maximum(chosen @ weights["table"] + weights["start"], 0)
    inner = np.maximum(hidden @ weights["middle"] + weights["middle_start"], 0)
    outputs = inner @ weights["last"] + weights["last_start"]
    by_outputs = slope(outputs, targets) / count
    by_inner = (by_outputs @ weights["last"].T) * (inner > 0)
    by_hidden = (by_inner @ weights["middle"].T) * (hidden > 0)
    parts = (
        chosen.T @ by_hidden,
        by_hidden.sum(axis=0),
        hidden.T @ by_inner,
        by_inner.sum(axis=0),
        inner.T @ by_outputs,
        by_outputs.sum(axis=0),
    )
    return {name: part.astype(np.float32) for name, part in zip(NAMES, parts, strict=True)}
