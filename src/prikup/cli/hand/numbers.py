"""Numbers as the pages about hands write them."""

from __future__ import annotations

from prikup.cli.text import Catalogue


def whole(number: int, say: Catalogue) -> str:
    """A number with its thousands apart."""
    return f"{number:,}".replace(",", "\u202f" if say.lang == "ru" else ",")


def decimal(number: float, places: int, say: Catalogue) -> str:
    """A number with so many decimal places."""
    text = f"{number:.{places}f}"
    return text.replace(".", ",") if say.lang == "ru" else text


def signed(number: float, say: Catalogue) -> str:
    """Whists with their sign, to a tenth; a true minus."""
    text = decimal(abs(number), 1, say)
    if float(f"{abs(number):.1f}") == 0:
        return text
    return ("+" if number > 0 else "−") + text


def percent(share: float, say: Catalogue) -> str:
    """Never 0 or 100 per cent where it is only nearly so."""
    shown = f"{100 * share:.1f}"
    if share > 0 and shown == "0.0":
        shown = "<0.1"
    elif share < 1 and shown == "100.0":
        shown = ">99.9"
    return (shown.replace(".", ",") if say.lang == "ru" else shown) + ("\u202f%" if say.lang == "ru" else "%")
