"""The link over real ptys and sockets: cables pulled and put in again, rubbish, ports held by others."""

from __future__ import annotations

import os
import queue
import socket
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from tests.tower.plug import Plug
from timonier.tower.happenings import Happening, Lost, Ready, Thrown
from timonier.tower.link import OPEN_ERRORS, Link, open_serial
from timonier.tower.simulated import SimulatedTower


class Listener:
    """Collects what a link tells."""

    def __init__(self) -> None:
        self._told: queue.Queue[Happening] = queue.Queue()

    def __call__(self, happening: Happening) -> None:
        self._told.put(happening)

    def wait(self, *kinds: type[Happening], seconds: float = 8.0) -> Happening:
        """Return the next happening of one of *kinds*."""
        end = time.monotonic() + seconds
        while True:
            found = self._told.get(timeout=max(0.001, end - time.monotonic()))
            if isinstance(found, kinds):
                return found

    def dice(self, seconds: float = 8.0) -> Thrown:
        """Return the next throw."""
        thrown = self.wait(Thrown, seconds=seconds)
        assert isinstance(thrown, Thrown)
        return thrown


Linked = tuple[Link, Listener]


@pytest.fixture
def plug() -> Iterator[Plug]:
    with Plug(SimulatedTower(lambda sides: sides)) as plug:
        yield plug


@pytest.fixture
def connect() -> Iterator[Callable[[Callable[[], list[str]]], Linked]]:
    links: list[Link] = []

    def connect(candidates: Callable[[], list[str]]) -> Linked:
        listener = Listener()
        link = Link(candidates, listener)
        links.append(link)
        link.start()
        return link, listener

    yield connect
    for link in links:
        link.stop()
        assert not link.running


def test_dice_come_over_a_real_port(plug: Plug, connect: Callable[..., Linked]) -> None:
    link, told = connect(lambda: plug.names)
    told.wait(Ready)
    link.with_dialogue(lambda dialogue: dialogue.roll("a", 3, 6))
    thrown = told.dice()
    assert thrown.faces == (6, 6, 6)
    link.with_dialogue(lambda dialogue: dialogue.got(thrown.number))


def test_the_cable_comes_out_with_half_a_throw_told_and_in_again_under_another_name(
    plug: Plug, connect: Callable[..., Linked]
) -> None:
    """Complaint 5: only the missing dice are asked for."""
    link, told = connect(lambda: plug.names)
    told.wait(Ready)
    link.with_dialogue(lambda dialogue: dialogue.roll("a", 14, 10))
    first = told.dice()
    before = plug.names[0]
    plug.pull()
    assert isinstance(told.wait(Lost), Lost)
    assert len(first.faces) == 10 and link.left("a") == 4
    held = os.openpty()  # Takes the old name, so that the new one is another.
    try:
        assert plug.plug() != before or os.ttyname(held[1]) != before
        told.wait(Ready)
        assert told.dice().faces == (10,) * 4
    finally:
        os.close(held[0])
        os.close(held[1])


def test_another_board_in_the_place_of_the_old_is_taken_once_the_old_is_nowhere(
    plug: Plug, connect: Callable[..., Linked]
) -> None:
    link, told = connect(lambda: plug.names)
    told.wait(Ready)
    plug.pull()
    told.wait(Lost)
    plug.tower = SimulatedTower(lambda sides: 1)
    plug.plug()
    ready = told.wait(Ready)
    assert isinstance(ready, Ready) and ready.hello.board == plug.tower.board
    assert link.running


def test_twenty_pulled_cables_are_all_noticed(plug: Plug, connect: Callable[..., Linked]) -> None:
    """A reader that dies without a word would leave the table waiting for ever."""
    link, told = connect(lambda: plug.names)
    for _ in range(20):
        told.wait(Ready)
        plug.noise(b"x" * 64)
        plug.pull()
        told.wait(Lost)
        plug.plug()
    assert link.running


def test_rubbish_on_the_line_does_no_harm(plug: Plug, connect: Callable[..., Linked]) -> None:
    """Complaint 20."""
    link, told = connect(lambda: plug.names)
    told.wait(Ready)
    plug.noise(b"AT\rAT+GCAP\r\n\x00\xff$PTIM,DICE,1,2,E,6,3")
    link.with_dialogue(lambda dialogue: dialogue.roll("a", 1, 6))
    assert told.dice().faces == (6,)
    assert link.damage()[1] >= 3


def test_a_port_that_another_program_holds_is_waited_for(plug: Plug, connect: Callable[..., Linked]) -> None:
    other = open_serial(plug.names[0])
    _, told = connect(lambda: plug.names)
    told.wait(Lost)
    other.close()
    told.wait(Ready)


def test_a_tower_behind_a_socket(connect: Callable[..., Linked]) -> None:
    tower = SimulatedTower(lambda sides: 1)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            line, _ = server.accept()
            tower.restart(time.monotonic())
            with line:
                line.settimeout(0.01)
                while True:
                    try:
                        data = line.recv(4096)
                    except TimeoutError:
                        data = None
                    if data == b"":
                        return
                    tower.received(data or b"", time.monotonic())
                    tower.tick(time.monotonic())
                    line.sendall(tower.take())

        thread = threading.Thread(target=serve)
        thread.start()
        link, told = connect(lambda: [f"socket://127.0.0.1:{server.getsockname()[1]}"])
        told.wait(Ready)
        link.with_dialogue(lambda dialogue: dialogue.roll("a", 2, 20))
        assert told.dice().faces == (1, 1)
        link.stop()
        thread.join(5)


@pytest.mark.parametrize("name", ["/dev/there-is-none", "socket://127.0.0.1:1", "nonsense://x", ""])
def test_a_port_that_is_not_there_is_one_of_the_known_errors(name: str) -> None:
    with pytest.raises(OPEN_ERRORS):
        open_serial(name)
