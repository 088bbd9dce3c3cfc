"""What is said to a tower and when, with a clock that only moves when told."""

from __future__ import annotations

from itertools import cycle

import pytest

from timonier.tower.dialogue import Dialogue
from timonier.tower.happenings import (
    Happening,
    Lost,
    Pressed,
    Ready,
    RollRefused,
    SelfTested,
    Strange,
    Thrown,
)
from timonier.tower.simulated import SimulatedTower

STEP_S = 0.01


class Table:
    """A dialogue and a simulated tower with a perfect wire between them, and a clock."""

    def __init__(self, *, first_id: int = 7) -> None:
        faces = cycle([3, 10, 6])
        self.tower = SimulatedTower(lambda sides: min(next(faces), sides), board="0A1B2C3D")
        self.dialogue = Dialogue(first_id)
        self.news: list[Happening] = []
        self.sent: list[bytes] = []
        self.now = 100.0
        self.deaf = self.mute = False
        self.dialogue.opened(self.now)

    def run(self, seconds: float) -> None:
        """Let time go by."""
        for _ in range(round(seconds / STEP_S)):
            self.now += STEP_S
            self.tower.tick(self.now)
            said = self.tower.take()
            if not self.mute:
                self.dialogue.received(said, self.now)
            self.dialogue.tick(self.now)
            out = self.dialogue.take()
            if out:
                self.sent.append(out)
            if not self.deaf:
                self.tower.received(out, self.now)
            self.news += self.dialogue.news()

    def boot(self) -> Table:
        """Let the board start, and be greeted."""
        self.tower.restart(self.now)
        self.run(0.1)
        assert self.dialogue.ready
        return self

    def told(self, kind: type[Happening]) -> list[Happening]:
        """Return what was told of one kind."""
        return [happening for happening in self.news if isinstance(happening, kind)]

    def faces(self) -> list[tuple[str | None, tuple[int, ...]]]:
        """Return the throws."""
        return [(h.roll, h.faces) for h in self.news if isinstance(h, Thrown)]

    def asked(self, verb: str) -> list[tuple[str, ...]]:
        """Return what the tower was asked, the arguments of each."""
        return [sentence.args for sentence in self.tower.asked if sentence.verb == verb]

    def got_all(self) -> None:
        """Acknowledge all throws."""
        for happening in self.news:
            if isinstance(happening, Thrown):
                self.dialogue.got(happening.event)


def test_nothing_is_said_to_a_boot_loader() -> None:
    table = Table()
    table.mute = True
    table.run(2.45)
    assert table.sent == []
    table.run(0.2)
    assert table.sent and table.sent[0].startswith(b"$PTIM,HELLO,7,1*")


def test_a_board_that_does_not_reset_on_opening_is_found() -> None:
    """Complaint 19."""
    table = Table()
    table.run(2.7)
    assert table.dialogue.ready


def test_a_board_that_resets_is_greeted_at_once() -> None:
    table = Table()
    table.run(1.0)
    table.boot()
    assert len(table.told(Ready)) == 1


def test_a_board_that_resets_in_use_is_noticed_and_shown_everything_again() -> None:
    """Complaint 19."""
    table = Table().boot()
    table.dialogue.wind(90, 4)
    table.dialogue.picture("fire", 80)
    table.run(0.1)
    table.tower.restart(table.now, "watchdog")
    table.tower.shown.clear()
    table.run(0.2)
    assert table.tower.shown == {"WIND": ("90", "4"), "SHOW": ("fire", "80")}
    assert [ready.again for ready in table.told(Ready) if isinstance(ready, Ready)] == [False, True]


def test_a_roll_of_many_dice_is_split() -> None:
    table = Table().boot()
    table.dialogue.roll("a", 23, 10)
    for _ in range(4):
        table.run(1.2)
        table.got_all()
    assert [len(faces) for _, faces in table.faces()] == [10, 10, 3]
    assert table.asked("ROLL") == [("10", "10", "now"), ("10", "10", "now"), ("3", "10", "now")]


def test_a_try_again_does_not_roll_twice() -> None:
    table = Table().boot()
    table.dialogue.roll("a", 3, 6)
    table.mute = True
    table.run(0.2)
    table.mute = False
    table.run(1.0)
    table.got_all()
    table.run(2.0)
    assert table.faces() == [("a", (3, 6, 6))]
    assert len(table.asked("ROLL")) == 1
    assert sum(out.startswith(b"$PTIM,ROLL") for out in table.sent) > 1


def test_the_same_frame_twice_is_one_throw() -> None:
    """Complaint 4."""
    table = Table().boot()
    table.dialogue.roll("a", 3, 6)
    table.run(3.0)
    assert len(table.faces()) == 1
    table.got_all()
    table.run(3.0)
    assert len(table.faces()) == 1


def test_a_reset_in_mid_roll_asks_for_the_dice_again() -> None:
    table = Table().boot()
    table.dialogue.roll("a", 3, 6)
    table.run(0.1)
    table.tower.restart(table.now, "watchdog")
    table.run(1.0)
    assert table.faces() == [("a", (3, 6, 6))]
    assert len(table.asked("ROLL")) == 2


def test_dice_that_fell_unheard_are_waited_for_and_not_thrown_again() -> None:
    """The wire was gone while the dice fell, the board stayed on: it still has them."""
    table = Table().boot()
    table.dialogue.roll("a", 3, 6)
    table.run(0.1)
    table.mute = table.deaf = True
    table.dialogue.closed("unplugged")
    table.run(1.0)
    table.mute = table.deaf = False
    table.dialogue.opened(table.now)
    table.run(6.0)
    assert table.faces() == [("a", (3, 6, 6))]
    assert len(table.asked("ROLL")) == 1


def test_a_roll_that_waits_for_the_button_survives_a_pulled_wire() -> None:
    table = Table().boot()
    table.dialogue.roll("a", 2, 6, "button")
    table.run(0.1)
    table.dialogue.closed("unplugged")
    table.dialogue.opened(table.now)
    table.run(6.0)
    table.tower.press(table.now)
    table.run(1.0)
    assert table.faces() == [("a", (3, 6))]


def test_dice_nobody_asked_for_are_nobodys() -> None:
    """Complaint 4: they go to the tray."""
    table = Table().boot()
    table.dialogue.roll("a", 2, 6, "button")
    table.run(0.1)
    again = Dialogue(5000)
    table.dialogue = again
    again.opened(table.now)
    table.run(2.8)
    table.tower.press(table.now)
    table.run(1.0)
    assert table.faces() == [(None, (3, 6))]


def test_a_cancelled_roll_is_taken_back() -> None:
    table = Table().boot()
    table.dialogue.roll("a", 2, 6, "button")
    table.run(0.1)
    table.dialogue.cancel("a")
    table.run(0.1)
    table.tower.press(table.now)
    table.run(1.0)
    assert table.faces() == []
    assert table.told(Pressed) == [Pressed()]


def test_without_entropy_there_is_no_roll() -> None:
    table = Table().boot()
    table.tower.entropy = False
    table.dialogue.roll("a", 2, 6)
    table.run(0.2)
    assert table.told(RollRefused) == [RollRefused("a", "NOENTROPY")]


@pytest.mark.parametrize("faces", ["0,4,4", "4,0,4"])
def test_a_crooked_die_is_thrown_again(faces: str) -> None:
    table = Table().boot()
    table.dialogue.roll("a", 2, 6)
    table.run(0.02)
    from timonier.tower.sentences import frame

    roll = next(sentence.id for sentence in table.tower.asked if sentence.verb == "ROLL")
    table.dialogue.received(frame(f"PTIM,DICE,77,{roll},S,6,{faces}".encode()), table.now)
    table.news += table.dialogue.news()
    assert table.faces() == [("a", (4,))]
    assert table.dialogue.left("a") == 1


def test_silence_is_a_loss() -> None:
    table = Table().boot()
    table.mute = True
    table.run(2.9)
    assert table.dialogue.gone(table.now) is None
    table.run(0.3)
    assert table.dialogue.gone(table.now) == "silent"
    table.dialogue.closed("silent")
    assert table.dialogue.news() == [Lost("silent")]


def test_another_board_is_not_taken_for_the_one_that_is_sought() -> None:
    table = Table()
    table.dialogue.board = "FFFFFFFF"
    table.tower.restart(table.now)
    table.run(0.1)
    assert len(table.told(Strange)) == 1
    assert table.dialogue.gone(table.now) == "stranger"


def test_the_board_tests_itself() -> None:
    table = Table().boot()
    table.dialogue.test()
    table.run(0.2)
    [tested] = table.told(SelfTested)
    assert isinstance(tested, SelfTested) and ("noise", "ok") in tested.parts
