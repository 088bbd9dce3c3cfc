"""Mortecouille: a French pirate game on squares, with shop, wind points, fires, catapults and fire ships."""

from __future__ import annotations

from timonier.kernel.common import Concluded, ShipAdded
from timonier.kernel.ruleset import Ruleset
from timonier.rulesets.mortecouille.board import GAUGES, REFS, board
from timonier.rulesets.mortecouille.carry import carry
from timonier.rulesets.mortecouille.checks import RULE
from timonier.rulesets.mortecouille.commands import COMMANDS
from timonier.rulesets.mortecouille.events import (
    blaze,
    catapult,
    collision,
    gunnery,
    harm,
    movement,
    shop,
    turn,
)
from timonier.rulesets.mortecouille.form import accounts, form
from timonier.rulesets.mortecouille.odds import PREVIEWS, as_seen
from timonier.rulesets.mortecouille.options import OPTIONS
from timonier.rulesets.mortecouille.setup import start
from timonier.rulesets.mortecouille.shape import SHAPE
from timonier.rulesets.mortecouille.view import view, visible

EVENTS: tuple[type, ...] = (
    turn.RoundBegan,
    turn.StepBegan,
    shop.Bought,
    shop.Refitted,
    shop.FleetAudited,
    movement.WindGained,
    movement.NoWind,
    movement.WindLost,
    movement.Drifted,
    movement.Advanced,
    movement.Turned,
    movement.Held,
    gunnery.Fired,
    gunnery.Hit,
    gunnery.Missed,
    gunnery.GunnersTired,
    gunnery.BurstsCounted,
    catapult.Hurled,
    catapult.CountdownBegan,
    catapult.CountdownTicked,
    blaze.FireOut,
    blaze.FireSpread,
    blaze.Panicked,
    collision.Collided,
    collision.PassedClear,
    collision.Exploded,
    collision.KeptUpright,
    collision.RodeOver,
    collision.Crossed,
    collision.StoppedShort,
    collision.SuicideRun,
    harm.Damaged,
    harm.Crippled,
    harm.Ignited,
    harm.ShipLost,
    harm.SideBeaten,
    ShipAdded,
    Concluded,
)

RULESET = Ruleset(
    id="mortecouille",
    prefix="MC",
    version="1",
    package=__name__,
    board_kind="square",
    dice=("d6",),
    common_rule=RULE,
    options=OPTIONS,
    shape=SHAPE,
    commands=COMMANDS,
    event_types=EVENTS,
    start=start,
    view=view,
    board=board,
    carry=carry,
    ship_types=lambda tables: tables["ships"],
    who=lambda battle, ship: str(battle.ships[ship].side),
    gauges=GAUGES,
    rising=("catapult_hits",),
    visible=visible,
    previews=PREVIEWS,
    as_seen=as_seen,
    form=form,
    accounts=accounts,
    alarms={"blaze_next": "fire", "fate": "sinking"},
    refs=REFS,
)
