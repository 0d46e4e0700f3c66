"""``prikup verify``: does a record hold?"""

from __future__ import annotations

import msgspec

from prikup.cli.play.voice import why
from prikup.cli.records.reading import ReadRecord
from prikup.cli.text import Catalogue
from prikup.notation.record import Finding, Report, verify


class Verified(msgspec.Struct, frozen=True):
    """What was found, and the line that says it."""

    report: Report
    sentence: str


def verified(read: ReadRecord, path: str, say: Catalogue) -> Verified:
    """Replay the record and say what comes out."""
    report = verify(read.record)
    if report.finding is not None:
        return Verified(report, finding_line(report.finding, read, path, say))
    state = "record-holds-finished" if report.finished else "record-holds-open"
    return Verified(report, say(state, path=path, deals=report.deals, events=report.events))


def finding_line(finding: Finding, read: ReadRecord, path: str, say: Catalogue) -> str:
    """Place, what is wrong, and why the referee does not allow it."""
    place = path
    if finding.item is not None:
        if finding.item < len(read.lines):
            place = say("error-place", path=path, line=read.lines[finding.item])
        place += f", {say('notation-verify-place', deal=finding.deal, item=finding.item + 1)}"
    sentence = say(f"notation-{finding.code}", **finding.params)
    if finding.rejection is not None:
        sentence += f": {why(finding.rejection, say, say.lang)}"
    return f"{place}: {sentence}"


def report_object(verified: Verified) -> dict[str, object]:
    """What ``prikup verify --json`` prints."""
    report, finding = verified.report, verified.report.finding
    found: dict[str, object] = {
        "holds": finding is None,
        "events": report.events,
        "deals": report.deals,
        "finished": report.finished,
    }
    if finding is not None:
        found["finding"] = {
            "code": finding.code,
            "item": finding.item,
            "deal": finding.deal,
            "params": dict(finding.params),
            "rejection": None if finding.rejection is None else finding.rejection.code,
            "message": verified.sentence,
        }
    return found
