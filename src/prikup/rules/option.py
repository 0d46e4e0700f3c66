"""The table of options: for every key its values, default, section of the rules, and words in RU and EN.

The table is ``options/<group>.toml``, read the first time anything asks for it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

Value: TypeAlias = bool | int | str | Decimal
Lang: TypeAlias = Literal["ru", "en"]

_GROUP_NAMES: Final = (
    "players_and_end",
    "prices",
    "auction",
    "talon_and_order",
    "whist",
    "play",
    "raspasy",
    "races",
)


class Text(msgspec.Struct, frozen=True):
    """The same words in both languages."""

    ru: str
    en: str

    def of(self, lang: Lang) -> str:
        """The words in one language."""
        return self.ru if lang == "ru" else self.en


_SWITCH: Final = {False: Text("выкл", "off"), True: Text("вкл", "on")}


class Unit(msgspec.Struct, frozen=True):
    """What a number counts; Russian forms for 1, 2 and 5, English for 1 and 2."""

    ru: tuple[str, str, str]
    en: tuple[str, str]

    def of(self, number: int, lang: Lang) -> str:
        """The form that stands after ``number``."""
        if lang == "en":
            return self.en[number != 1]
        if number % 10 == 1 and number % 100 != 11:
            return self.ru[0]
        few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
        return self.ru[1 if few else 2]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the table.

    ``values`` lists the choices of a ``switch`` or ``choice``; a ``number`` (whole) or ``money`` (a decimal with at
    most ``decimals`` places) lies between ``low`` and ``high``. ``see`` holds sections of the rules. ``choices``
    gives words to values, also to single numbers such as 0 for "none".
    """

    key: str
    group: str
    kind: Literal["switch", "choice", "number", "money"]
    values: tuple[bool | int | str, ...] = ()
    low: int = 0
    high: int = 0
    decimals: int = 0
    unit: Unit | None = None
    default: Value
    see: tuple[str, ...]
    label: Text
    effect: Text
    choices: dict[str, Text] = {}

    def words(self, value: Value, lang: Lang) -> str:
        """A value as people say it: «вкл», «старшая рука», «20 очков»."""
        if isinstance(value, bool):
            return _SWITCH[value].of(lang)
        named = self.choices.get(str(value))
        if named is not None:
            return named.of(lang)
        if self.unit is not None and isinstance(value, int):
            return f"{value} {self.unit.of(value, lang)}"
        return str(value)


class Group(msgspec.Struct, frozen=True):
    """Options that stand together on the rule card, in the order of the card."""

    name: str
    title: Text
    options: tuple[str, ...]


def packaged(path: str) -> dict[str, Any]:
    """A TOML file that comes with this package."""
    import tomllib

    data = pkgutil.get_data("prikup.rules", path)
    if data is None:  # pragma: no cover - a broken installation
        raise FileNotFoundError(path)
    return tomllib.loads(data.decode())


def _option(key: str, group: str, row: dict[str, Any], units: dict[str, Unit]) -> Option:
    kind: Literal["switch", "choice", "number", "money"] = "choice"
    low, high = row.get("range", (0, 0))
    if "range" in row:
        kind = "money" if "decimals" in row else "number"
    elif isinstance(row["default"], bool):
        kind = "switch"
    return Option(
        key=key,
        group=group,
        kind=kind,
        values=tuple(row.get("values", ())),
        low=low,
        high=high,
        decimals=row.get("decimals", 0),
        unit=units[row["unit"]] if "unit" in row else None,
        default=Decimal(row["default"]) if kind == "money" else row["default"],
        see=tuple(row["see"]),
        label=Text(**row["label"]),
        effect=Text(**row["effect"]),
        choices={value: Text(**text) for value, text in row.get("choices", {}).items()},
    )


@cache
def _tables() -> tuple[dict[str, Option], dict[str, Group]]:
    options: dict[str, Option] = {}
    groups: dict[str, Group] = {}
    units = {name: Unit(tuple(row["ru"]), tuple(row["en"])) for name, row in packaged("options/units.toml").items()}
    for name in _GROUP_NAMES:
        table = packaged(f"options/{name}.toml")
        title = Text(**table.pop("title"))
        groups[name] = Group(name, title, tuple(table))
        options |= {key: _option(key, name, row, units) for key, row in table.items()}
    return options, groups


_Item = TypeVar("_Item", Option, Group)


class _Table(Mapping[str, _Item]):
    """A read-only mapping that reads its files when first used."""

    def __init__(self, which: Literal[0, 1]) -> None:
        self._which = which

    @property
    def _items(self) -> Mapping[str, _Item]:
        tables: tuple[Any, Any] = _tables()
        return MappingProxyType(tables[self._which])

    def __getitem__(self, key: str) -> _Item:
        return self._items[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __contains__(self, key: object) -> bool:
        return key in self._items


OPTIONS: Final = _Table[Option](0)
"""Every option under its key, in the order of the rule card."""

GROUPS: Final = _Table[Group](1)
"""The groups of the rule card under their names, in order."""
