"""Every negotiable rule as one frozen value, and the table that says what each of them means.

A convention is data: code reads options and never asks for a convention's name. Nothing is read from disk until it
is asked for.
"""

from __future__ import annotations

from prikup.rules.ask import Answer, Question, Survey, answer, begin, next_question, questions
from prikup.rules.card import Card, Row, card, card_object, problem_object, rules_object
from prikup.rules.check import CHECKS, Check, check, check_change
from prikup.rules.idle import IDLE, Idle, effective, idle_options, notes
from prikup.rules.load import (
    DEFAULT_PRESET,
    PRESETS,
    Convention,
    build,
    compose,
    convention,
    default_preset,
    difference,
    dump_house,
    load_house,
    load_rules_text,
    preset,
)
from prikup.rules.model import Rules
from prikup.rules.option import GROUPS, OPTIONS, Group, Lang, Option, Text, Unit, Value
from prikup.rules.problem import Note, Problem, RulesError
from prikup.rules.value import parse_value

__all__ = [
    "CHECKS",
    "DEFAULT_PRESET",
    "GROUPS",
    "IDLE",
    "OPTIONS",
    "PRESETS",
    "Answer",
    "Card",
    "Check",
    "Convention",
    "Group",
    "Idle",
    "Lang",
    "Note",
    "Option",
    "Problem",
    "Question",
    "Row",
    "Rules",
    "RulesError",
    "Survey",
    "Text",
    "Unit",
    "Value",
    "answer",
    "begin",
    "build",
    "card",
    "card_object",
    "check",
    "check_change",
    "compose",
    "convention",
    "default_preset",
    "difference",
    "dump_house",
    "effective",
    "idle_options",
    "load_house",
    "load_rules_text",
    "next_question",
    "notes",
    "parse_value",
    "preset",
    "problem_object",
    "questions",
    "rules_object",
]
