"""The page of all options and conventions, made from their tables.

``python -m prikup.rules.document ru`` prints ``docs/rules/options.ru.md``, ``en`` the English one.
"""

from __future__ import annotations

import sys
from typing import Final

from prikup.rules.check import CHECKS
from prikup.rules.idle import IDLE
from prikup.rules.load import PRESETS, convention
from prikup.rules.option import GROUPS, OPTIONS, Lang, Option, Text
from prikup.rules.value import literal

_TITLE: Final = Text("Правила по пунктам", "Rules by option")
_INTRO: Final = Text(
    "Всё, о чём договариваются до игры. Ключ пишут в файле своих правил и в `--set ключ=значение`; значение по "
    "умолчанию выделено. «Смотри» — параграф правил и пункты, от которых зависит этот.",
    "Everything that is agreed before play. The key is what a house file and `--set key=value` take; the default is "
    "in bold. The last column gives the section of the rules and the options on which this one depends.",
)
_HEADS: Final = Text("Пункт | Ключ | Значения | Что делает | Смотри", "Option | Key | Values | Effect | See")
_PRESETS: Final = Text("Готовые конвенции", "Conventions")
_PRESET_HEADS: Final = Text("Название | Имя | Что это | Отличия", "Title | Name | What it is | Differences")
_FROM: Final = Text("от", "from")


def related(key: str) -> tuple[str, ...]:
    """Options on which ``key`` depends: it has no effect, or is an error, under some of their values."""
    found = [name for row in IDLE if key in row.options for name in row.because]
    found += [name for row in CHECKS if key in row.options for name in row.options]
    return tuple(dict.fromkeys(name for name in found if name != key))


def _values(option: Option, lang: Lang) -> str:
    shown = {str(value): option.words(value, lang) for value in option.values}
    if option.kind == "switch":
        shown = {literal(value): option.words(value, lang) for value in option.values}
    if option.kind in ("number", "money"):
        shown = {value: text.of(lang) for value, text in option.choices.items()}
        shown.setdefault(str(option.default), option.words(option.default, lang))
    default = literal(option.default) if option.kind == "switch" else str(option.default)
    lines = [
        f"`{value}` — **{words}**" if value == default else f"`{value}` — {words}" for value, words in shown.items()
    ]
    if option.kind in ("number", "money"):
        lines.insert(0, f"{option.low}–{option.high}")
    return "<br>".join(lines)


def options_page(lang: Lang) -> str:
    """The whole page in Markdown."""
    lines = [f"# {_TITLE.of(lang)}", "", _INTRO.of(lang)]
    for group in GROUPS.values():
        lines += ["", f"## {group.title.of(lang)}", "", *_head(_HEADS.of(lang))]
        for key in group.options:
            option = OPTIONS[key]
            see = ", ".join([*option.see, *(f"`{name}`" for name in related(key))])
            label, effect = option.label.of(lang), option.effect.of(lang)
            lines.append(f"| {label} | `{key}` | {_values(option, lang)} | {effect} | {see} |")
    lines += ["", f"## {_PRESETS.of(lang)}", "", *_head(_PRESET_HEADS.of(lang))]
    for name in PRESETS:
        it = convention(name)
        changes = [f"`{key} = {literal(value)}`" for key, value in it.overrides.items()]
        base = [f"{_FROM.of(lang)} `{it.base}`"] if it.base else []
        summary = it.summary.of(lang) if it.summary else ""
        lines.append(f"| {it.title.of(lang)} | `{name}` | {summary} | {'<br>'.join(base + changes)} |")
    return "\n".join(lines) + "\n"


def _head(names: str) -> list[str]:
    return [f"| {names} |", "|" + "---|" * (names.count("|") + 1)]


def main(arguments: list[str]) -> None:
    """Print the page in the language named by the only argument."""
    if arguments not in (["ru"], ["en"]):
        sys.exit("usage: python -m prikup.rules.document ru|en")
    sys.stdout.write(options_page("ru" if arguments == ["ru"] else "en"))


if __name__ == "__main__":
    main(sys.argv[1:])
