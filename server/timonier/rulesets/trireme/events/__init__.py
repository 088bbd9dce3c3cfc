"""What can happen in a battle, as outcomes."""

from __future__ import annotations

from timonier.kernel.common import ShipAdded, ShipRemoved
from timonier.rulesets.trireme.events import boarding, damage, moves, turn

EVENTS: tuple[type, ...] = (
    turn.RoundStarted,
    turn.StepStarted,
    turn.FirstPlayerSet,
    turn.WindRolled,
    moves.Moved,
    moves.MoveEnded,
    moves.FatigueRolled,
    moves.ReefPassed,
    moves.RamDeclared,
    moves.RamResolved,
    moves.RamVoid,
    moves.RakeResolved,
    boarding.GrappleTried,
    boarding.CutRolled,
    boarding.Grappled,
    boarding.GrappleCut,
    boarding.PointsAllotted,
    boarding.FightResolved,
    boarding.ShipCaptured,
    damage.ShipCrippled,
    damage.ShipSunk,
    damage.RepairRolled,
    damage.DamageSet,
    turn.BattleDecided,
    ShipAdded,
    ShipRemoved,
    turn.Concluded,
)
