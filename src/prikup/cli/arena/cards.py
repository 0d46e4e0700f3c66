"""A set of deals named on the command line."""

from __future__ import annotations

from prikup.arena.deals import PUBLIC, DealsError, public_deals, read_deals
from prikup.cli.errors import InputError
from prikup.cli.files import read_text
from prikup.cli.text import Catalogue
from prikup.deal import Dealt


def read_cards(name: str, wanted: int, say: Catalogue) -> tuple[Dealt, ...]:
    """The deals of a file, or of the set that comes with prikup. Raises ``InputError``, ``FileError``.

    Too few of them for what is wanted is an error too: nobody should take 400 deals for 1,000.
    """
    if name == PUBLIC:
        deals = public_deals()
    else:
        try:
            deals = read_deals(read_text(name))
        except DealsError as error:
            place = say("error-place", path=name, line=error.line)
            wrong = [say(f"notation-{problem.code}", **problem.params) for problem in error.problems]
            raise InputError(*(f"{place}: {sentence}" for sentence in wrong or [say("arena-deal-words")])) from None
    if len(deals) < wanted:
        raise InputError(say("arena-few-deals", path=name, given=len(deals), wanted=wanted))
    return deals
