"""Go on to the next step of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from timonier.kernel.codec import Faults
from timonier.kernel.common import Next, bad_values
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.ruleset import Command
from timonier.rulesets.trireme import ramming
from timonier.rulesets.trireme.checks import GM, over
from timonier.rulesets.trireme.commands.leg import end_move
from timonier.rulesets.trireme.damage import may_repair, repair
from timonier.rulesets.trireme.events.turn import FirstPlayerSet, RoundStarted, StepStarted, WindRolled
from timonier.rulesets.trireme.fighting import allotted, fight_all, fights, opponents, over_boarding
from timonier.rulesets.trireme.state import SEQUENCE, Battle, boarding


def checks(battle: Battle, order: Next, faults: Faults) -> Iterator[Refusal]:
    """Yield what forbids the next step: boarding points not divided, or more than there are.

    Rules: TR-FIGHT-2, TR-GM-3.  Refuses: bad_value, battle_over, not_allotted, over_boarding.
    """
    yield from bad_values(faults, GM)
    yield from over(battle)
    if battle.step != "boarding":
        return
    found = fights(battle)
    for ship in battle.ships:
        against = opponents(found, ship)
        points = allotted(battle, ship, against)
        if points is None and len(against) > 1:
            yield soft("not_allotted", "TR-FIGHT-2", None, ship=ship, others=against)
        elif points is not None and over_boarding(battle, ship, points):
            most = boarding(battle, battle.ships[ship])
            yield soft("over_boarding", "TR-FIGHT-2", None, ship=ship, points=most)


def handle(battle: Battle, order: Next, dice: Dice) -> Iterator[Event]:
    """Leave the present step and enter the following one, with what both bring by themselves.

    Rules: TR-TURN-1, TR-TURN-4, TR-MOVE-6, TR-FIGHT-4.
    """
    for ship in battle.ships:
        if battle.ships[ship].turn.open:
            yield from end_move(battle, ship, dice)
    if battle.step == "boarding":
        yield from fight_all(battle, dice)
    step, new_round = SEQUENCE.after(battle.step)
    if new_round:
        yield RoundStarted(round=battle.round + 1)
    yield StepStarted(round=battle.round, step=step)
    if step == "repairs":
        yield from _wind(battle, dice)
        if battle.options["repair"] == "must":
            yield from repair(battle, may_repair(battle), dice)
    elif step == "first_moves":
        yield from _first_player(battle, dice)
    elif step == "ramming":
        yield from ramming.resolve_all(battle, dice)


def _wind(battle: Battle, dice: Dice) -> Iterator[Event]:
    """Throw for the calm, while there is a breeze that may drop.  Rules: TR-WIND-2."""
    faces = drops(battle.tables["calm"], battle.round)
    if battle.force == "breeze" and faces:
        face = dice.roll(1, 6, "wind").face
        yield WindRolled(face=face, force="calm" if face in faces else "breeze")


def drops(calm: list[dict[str, Any]], round: int) -> list[int]:
    """Return the faces on which a breeze drops in this *round*.  Rules: TR-WIND-2."""
    for row in calm:
        begun = row["from"] is None or row["from"] <= round
        if begun and (row["to"] is None or round <= row["to"]):
            return list(row["faces"])
    return []


def _first_player(battle: Battle, dice: Dice) -> Iterator[Event]:
    """Throw for who moves first, where nobody is, or each turn.  Rules: TR-TURN-2."""
    if battle.first_side is None or battle.options["first_player"] == "turn":
        face = dice.roll(1, 6, "first_player").face
        first, second = battle.sides
        yield FirstPlayerSet(
            side=first if face in battle.tables["first_player"]["first"] else second, face=face
        )


NEXT = Command("next", Next, checks, handle, "TR-TURN-1")
