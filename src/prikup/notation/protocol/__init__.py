"""Results protocols: reading, scoring, writing, comparing with what is expected."""

from prikup.notation.protocol.deal import read_outcome, write_outcome
from prikup.notation.protocol.from_match import protocol_of_match
from prikup.notation.protocol.model import Protocol, ProtocolError, ProtocolProblem
from prikup.notation.protocol.read import read_protocols, score_protocol
from prikup.notation.protocol.result import Difference, compare, result_object
from prikup.notation.protocol.write import write_items, write_protocol

__all__ = [
    "Difference",
    "Protocol",
    "ProtocolError",
    "ProtocolProblem",
    "compare",
    "protocol_of_match",
    "read_outcome",
    "read_protocols",
    "result_object",
    "score_protocol",
    "write_items",
    "write_outcome",
    "write_protocol",
]
