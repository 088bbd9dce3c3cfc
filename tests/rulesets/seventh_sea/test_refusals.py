"""Every code of a refusal is reached, with its words in both languages and nothing changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources

import pytest

from tests.rulesets.seventh_sea.play import Json, Play, fort, says, ship, shot
from timonier.kernel import texts
from timonier.rulesets.seventh_sea import RULESET

Case = tuple[Callable[[], Play], str, Json]


def phase(*ships: Json, phase: int = 1, options: Json | None = None, **decrees: object) -> Callable[[], Play]:
    """Return a way to a phase in which a holds a die, with *decrees* on her."""

    def make() -> Play:
        play = Play(*(ships or (ship("a"), ship("b", "blue"))), options=options or {})
        play.to_phase(phase, a=[phase, phase])
        play.decree("a", **decrees)
        return play

    return make


def start(*ships: Json, **decrees: object) -> Callable[[], Play]:
    """Return a way to the start of the first round."""

    def make() -> Play:
        play = Play(*ships)
        play.to_start()
        play.decree("a", **decrees)
        return play

    return make


def over(*ships: Json) -> Play:
    play = Play(*ships)
    play.order("conclude")
    return play


MOVE = {"ship": "a", "hexes": 1, "wind_angle": "astern"}
TURN = {"ship": "a", "to": "port"}
NEW = ship("n", "blue")

CASES: dict[str, Case] = {
    "battle_over": (over, "next", {}),
    "wrong_step": (start(), "fire", dict(shot())),
    "option_off": (phase(options={"red_hot": False}), "fire", dict(shot(ammo="red_hot"))),
    "over_points": (lambda: Play(options={"ship_points": 10}), "add_ship", {"ship": NEW}),
    "fort_fixed": (phase(fort("a"), ship("b", "blue")), "move", MOVE),
    "no_crew": (phase(finesse=0), "fire", dict(shot())),
    "aground": (phase(aground=True), "turn", TURN),
    "grappled": (phase(grappled=["b"]), "turn", TURN),
    "in_irons": (phase(irons=2), "turn", TURN),
    "stopped": (phase(speed="stopped"), "move", MOVE),
    "no_sails": (phase(panache=0), "move", MOVE),
    "no_sails_wait": (phase(panache=0, turn_free_round=3), "turn", TURN),
    "turned_this_phase": (phase(resolve=1, wits=9), "move", MOVE),
    "moved_this_phase": (phase(wits=9), "turn", TURN),
    "one_turn_per_hex": (phase(resolve=1, phase=9, options={"inertia": "resolve"}), "turn", TURN),
    "turn_limit": (phase(wits=0), "turn", TURN),
    "turn_cost": (phase(resolve=9), "turn", TURN),
    "too_far": (phase(), "move", {**MOVE, "hexes": 5}),
    "no_action": (phase(dice_left=[]), "fire", dict(shot())),
    "speed_changed_already": (phase(), "set_speed", {"ship": "a", "speed": "battle"}),
    "full_sail_forbidden": (phase(), "set_speed", {"ship": "a", "speed": "full"}),
    "friendly_target": (phase(ship("a"), ship("b")), "fire", dict(shot())),
    "powder_wet": (phase(powder_wet=True), "fire", dict(shot())),
    "no_guns_bear": (phase(), "fire", dict(shot(arc="none"))),
    "side_submerged": (phase(), "fire", dict(shot(side="port"))),
    "salvo_used": (phase(options={"salvos": "once"}), "fire", dict(shot())),
    "out_of_range": (phase(), "fire", dict(shot(range=11))),
    "no_master_gunner": (phase(), "fire", dict(shot(aim="rudder"))),
    "wrong_ammo": (phase(master_gunner=True), "fire", dict(shot(aim="crew"))),
    "no_fire": (start(), "assign_crew", {"ship": "a", "duty": "fire", "ranks": 1}),
    "volley_used": (phase(phase=5, musket_crew=1), "muskets", dict(shot())),
    "not_adjacent": (phase(), "board", dict(shot(range=2))),
    "cargo_full": (Play, "provisions", {"ship": "a", "load": 5}),
    "unknown_ship": (phase(), "fire", dict(shot(target="z"))),
    "unknown_side": (Play, "add_ship", {"ship": {**NEW, "side": "green"}}),
    "unknown_type": (Play, "add_ship", {"ship": {**NEW, "type": "xebec"}}),
    "duplicate_ship": (Play, "add_ship", {"ship": ship("a")}),
    "ship_out": (phase(in_play=False), "fire", dict(shot())),
    "self_target": (phase(), "fire", dict(shot(target="a"))),
    "bad_value": (phase(), "move", {**MOVE, "hexes": 0}),
    "bad_range": (phase(), "fire", dict(shot(range=0))),
    "bad_spend": (phase(), "fire", dict(shot(spend=[2]))),
    "no_drama": (phase(), "fire", dict(shot(drama=2))),
    "no_change": (phase(), "set_speed", {"ship": "a", "speed": "battle"}),
    "wind_angle_needed": (phase(), "move", {"ship": "a", "hexes": 1}),
    "not_enough_crew": (start(), "assign_crew", {"ship": "a", "duty": "fire", "ranks": 4}),
    "no_musketeers": (phase(phase=5), "muskets", dict(shot())),
    "not_grappled": (phase(), "board", dict(shot(break_off=True))),
    "already_over": (over, "conclude", {}),
}

HARD = set(list(CASES)[list(CASES).index("unknown_ship") :])


def before(code: str, play: Play) -> None:
    """Do what has to have happened for *code*."""
    match code:
        case "turned_this_phase" | "one_turn_per_hex":
            play.order("turn", **TURN)
        case "moved_this_phase":
            play.order("move", **MOVE)
        case "speed_changed_already":
            play.order("set_speed", ship="a", speed="full")
        case "full_sail_forbidden":
            play.decree(wind__force=8)
        case "side_submerged":
            play.battle.change("a", sinking=sinking_to_port())
        case "salvo_used":
            play.order("fire", [1, 1, 1], **shot())
        case "volley_used":
            play.order("muskets", [1, 1], **shot())


def sinking_to_port() -> object:
    from timonier.rulesets.seventh_sea.state import Sinking

    return Sinking("lists_port", sinks_at_round=9, side="port", side_under_at_round=1, side_under=True)


@pytest.mark.parametrize("code", CASES)
def test_every_code_is_reached(code: str) -> None:
    make, order, fields = CASES[code]
    play = make()
    if code == "one_turn_per_hex":
        play.decree("a", wits=9)
    before(code, play)
    refusal = play.refused(order, **fields)
    assert refusal.code == code
    assert refusal.soft == (code not in HARD)
    assert re.fullmatch(r"7S-[A-Z]+-\d+", refusal.rule)
    for lang in ("fr", "en"):
        said = texts.refusal_text(RULESET, play.battle, refusal, lang)
        assert not re.search(r"[{}$]|refusal-", said), said


def test_no_other_code_is_in_the_rules() -> None:
    codes: set[str] = set()
    root = resources.files(RULESET.package)
    for folder in (root, root.joinpath("commands")):
        for file in folder.iterdir():
            if file.name.endswith(".py"):
                codes |= set(re.findall(r'(?:hard|soft)\(\s*"(\w+)"', file.read_text("utf-8")))
    assert codes == set(CASES)


def test_what_the_numbers_say() -> None:
    far = phase()().refused("move", **{**MOVE, "hexes": 5})
    assert says(far) == "0 hexes at most, 0 already sailed."
    dear = phase(resolve=9)().refused("turn", **TURN)
    assert says(dear) == "The dice add up to 2, Resolve is 9."
    assert says(dear, "fr") == "Les dés totalisent 2, la Détermination est de 9."
    range_ = phase()().refused("fire", **shot(range=11))
    assert says(range_) == "11 hexes is out of range (10)."
    drama = phase()().refused("fire", **shot(drama=2))
    assert says(drama) == "a has 1 drama die left."
    full = Play().refused("provisions", ship="a", load=5)
    assert says(full, "fr") == "La cale ne contient que 4 rangs."
