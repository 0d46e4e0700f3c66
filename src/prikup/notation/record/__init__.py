"""Records of matches: as JSON, as text that people can read, and their verification."""

from prikup.notation.record.as_json import decode_record, encode_record
from prikup.notation.record.as_text import format_record
from prikup.notation.record.closed import closed_deals
from prikup.notation.record.from_text import read_record, read_record_lines
from prikup.notation.record.model import Balances, MatchRecord, RecordItem, Scored, begin_record
from prikup.notation.record.verify import Finding, Report, Step, record_of, replayed, scored_after, verify

__all__ = [
    "Balances",
    "Finding",
    "MatchRecord",
    "RecordItem",
    "Report",
    "Scored",
    "Step",
    "begin_record",
    "closed_deals",
    "decode_record",
    "encode_record",
    "format_record",
    "read_record",
    "read_record_lines",
    "record_of",
    "replayed",
    "scored_after",
    "verify",
]
