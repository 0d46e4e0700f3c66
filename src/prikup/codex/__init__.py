"""The arbiter: violations and remedies of the Codex, computed for a table (rules §15)."""

from prikup.codex.ruling import needed, questions, rule_on, search, situation, situations
from prikup.codex.situation import Answer, CodexError, Contract, Grade, Question, Ruling, Situation, Step
from prikup.codex.values import consolation, lost_profit, undertrick, worth

__all__ = [
    "Answer",
    "CodexError",
    "Contract",
    "Grade",
    "Question",
    "Ruling",
    "Situation",
    "Step",
    "consolation",
    "lost_profit",
    "needed",
    "questions",
    "rule_on",
    "search",
    "situation",
    "situations",
    "undertrick",
    "worth",
]
