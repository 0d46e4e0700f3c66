"""A record of a match as JSON: the fields of ``MatchRecord``, each item of the log on a line of its own."""

from __future__ import annotations

import msgspec

from prikup.notation.codec import decode, encode
from prikup.notation.errors import RecordError
from prikup.notation.record.model import FORMAT, VERSION, MatchRecord


class _Head(msgspec.Struct):
    format: str = ""
    version: int = 0


def encode_record(record: MatchRecord) -> bytes:
    """The JSON text of a record, UTF-8, a line an event."""
    lines = []
    for field in msgspec.structs.fields(MatchRecord):
        value = getattr(record, field.name)
        if field.name == "log" and value:
            lines.append(b'"log":[\n' + b",\n".join(encode(item) for item in value) + b"\n]")
        else:
            lines.append(encode(field.encode_name) + b":" + encode(value))
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def decode_record(data: bytes | str) -> MatchRecord:
    """The record of a JSON text.

    Raises ``JsonError`` that names line or path, ``RecordError`` ``record-head`` or ``record-version`` when it is the
    JSON of something else or of a later program.
    """
    head = decode(data, _Head)
    if head.format != FORMAT:
        raise RecordError("record-head", {"expected": f'"format": "{FORMAT}"'})
    if head.version != VERSION:
        raise RecordError("record-version", {"version": head.version, "known": VERSION})
    return decode(data, MatchRecord)
