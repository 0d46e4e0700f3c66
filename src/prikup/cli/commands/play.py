"""``prikup play``."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from prikup.cli.errors import UsageError
from prikup.cli.text import Lang, text


def play_command(
    *,
    convention: Annotated[str | None, Parameter(help="help-play-convention", metavar="NAME")] = None,
    rules: Annotated[str | None, Parameter(help="help-play-rules", metavar="FILE")] = None,
    set: Annotated[list[str] | None, Parameter(help="help-play-set", metavar="KEY=VALUE")] = None,
    players: Annotated[Literal[2, 3, 4] | None, Parameter(help="help-play-players", metavar="N")] = None,
    pool: Annotated[int | None, Parameter(help="help-play-pool", metavar="N")] = None,
    name: Annotated[str | None, Parameter(help="help-play-name", metavar="NAME")] = None,
    level: Annotated[str | None, Parameter(name=("--level", "--bot"), help="help-play-level", metavar="LEVEL")] = None,
    seed: Annotated[int | None, Parameter(help="help-play-seed", metavar="N")] = None,
    speed: Annotated[
        Literal["instant", "normal", "slow"], Parameter(help="help-play-speed", metavar="SPEED")
    ] = "normal",
    suits: Annotated[Literal["classic", "four"], Parameter(help="help-play-suits", metavar="COLOURS")] = "classic",
    letters: Annotated[Literal["ru", "en"] | None, Parameter(help="help-play-letters", metavar="LETTERS")] = None,
    order: Annotated[Literal["colours", "bidding"], Parameter(help="help-play-order", metavar="ORDER")] = "colours",
    save: Annotated[str | None, Parameter(help="help-play-save", metavar="FILE")] = None,
    resume: Annotated[bool, Parameter(help="help-play-resume")] = False,
    new: Annotated[bool, Parameter(help="help-play-new")] = False,
    plain: Annotated[bool, Parameter(help="help-play-plain")] = False,
    lang: Annotated[Lang, Parameter(parse=False)],
) -> int:
    """A match against bots."""
    from prikup.bots.registry import DEFAULT, KINDS
    from prikup.cli.play.begin import Sitting, play
    from prikup.cli.play.look import Look
    from prikup.cli.play.start import Wishes

    say = text(lang)
    for one, other, both in (
        ("--convention", "--rules", convention is not None and rules is not None),
        ("--resume", "--new", resume and new),
    ):
        if both:
            raise UsageError(say("usage-together", one=one, other=other))
    if level is not None and level not in KINDS:
        raise UsageError(say("usage-wrong-choice", option="--level", given=level, choices=", ".join(KINDS)))
    wishes = Wishes(
        convention=rules if convention is None else convention,
        settings=tuple(set or ()),
        players=players,
        pool=pool,
        name=name,
        bot=level or DEFAULT,
        seed=seed,
    )
    look = Look(lang=lang, letters=letters or lang, suits=suits, order=order, speed=speed)
    return play(Sitting(wishes=wishes, look=look, save=save, resume=resume, new=new, plain=plain))
