"""Whatever befalls the wire and the board: in the end every roll has its dice, no more and no fewer."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tower.test_dialogue import Table
from timonier.tower.happenings import Thrown

FATES = st.lists(
    st.tuples(
        st.sampled_from(["mute", "deaf", "reset", "cable", "power", "rubbish", "got"]), st.floats(0.01, 1.5)
    ),
    max_size=8,
)


def befall(table: Table, fate: str, seconds: float) -> None:
    """Let one thing happen and some time go by."""
    table.mute, table.deaf = fate == "mute", fate == "deaf"
    match fate:
        case "reset":
            table.tower.restart(table.now, "watchdog")
        case "cable" | "power":
            if fate == "power":
                table.tower.restart(table.now, "power")
            table.dialogue.closed("unplugged")
            table.mute = table.deaf = True
        case "rubbish":
            table.dialogue.received(b"\x00AT\r$PTIM,DICE,1,2,E,6,3,3*0000\r\n$", table.now)
        case "got":
            table.got_all()
    table.run(seconds)
    table.mute = table.deaf = False
    if fate in ("cable", "power") or table.dialogue.gone(table.now):
        table.dialogue.opened(table.now)


@settings(max_examples=60, deadline=None)
@given(FATES, st.integers(1, 25), st.integers(2, 20))
def test_every_roll_gets_its_dice_and_no_event_is_told_twice(
    fates: list[tuple[str, float]], count: int, sides: int
) -> None:
    table = Table().boot()
    table.dialogue.roll("a", count, sides)
    for fate, seconds in fates:
        befall(table, fate, seconds)
    for _ in range(12):
        if table.dialogue.gone(table.now):
            table.dialogue.opened(table.now)
        table.run(1.0)
        table.got_all()
    thrown = [happening for happening in table.news if isinstance(happening, Thrown)]
    mine = [face for one in thrown if one.roll == "a" for face in one.faces]
    assert len(mine) == count and table.dialogue.left("a") == 0
    assert all(1 <= face <= sides for face in mine)
    assert max(Counter(one.event for one in thrown).values()) == 1
