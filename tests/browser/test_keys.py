"""Ten common orders of 7th Sea by keyboard alone: how many keys each takes, and that docs/keys.md says so.

`TIMONIER_WRITE_DOCS=1` writes the table anew; its seconds are those of that machine and are never checked.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import Watched
from tests.browser.support import find, finish, version
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page

BUDGET = {
    "broadside": 3,
    "again": 1,
    "turn": 2,
    "undo": 1,
    "move": 3,
    "board": 3,
    "adjust": 4,
    "wind": 4,
    "note": 2,
    "next": 1,
}
"""So many keys each order may take, beside its dice and the words of a note."""

NAMES = {
    "broadside": "Bordée · Broadside",
    "again": "La même · Same again",
    "turn": "Virer · Turn",
    "undo": "Annuler · Undo",
    "move": "Avancer · Sail",
    "board": "Aborder · Board",
    "adjust": "Régler une jauge · Adjust a gauge",
    "wind": "Décréter le vent · Decree the wind",
    "note": "Noter · Note",
    "next": "Étape suivante · Next step",
}

HEAD = (
    "| ordre · order | touches · keys (fr) | keys · touches (en) | nombre · count | secondes · seconds |\n"
    "| --- | --- | --- | --- | --- |\n"
)
BEGIN, END = "<!-- measured -->\n", "<!-- end -->\n"


@dataclass
class Hand:
    """A hand on the keyboard; it counts its keys."""

    page: Page
    keys: list[str] = field(default_factory=list)
    seconds: float = 0

    def press(self, keys: str, until: Callable[[], bool], words: str = "", ready: str = "") -> None:
        """Press *keys* and wait until that did what it should.

        *words* are typed before the last key; *ready* is what the eye waits for after the first one.
        """
        self.keys = keys.split()
        began = time.monotonic()
        for place, key in enumerate(self.keys):
            if words and place == len(self.keys) - 1:
                self.page.keyboard.type(words)
            self.page.keyboard.press(key)
            if ready and place == 0:
                self.page.locator(ready).wait_for()
        while not until():
            # The page's requests go through this process: they only go on while it listens to the browser.
            self.page.evaluate("0")
            assert time.monotonic() < began + 30, (keys, self.page.locator("#page").inner_text())
        self.seconds = time.monotonic() - began


def at_sea(server: Served) -> str:
    """Return a battle in phase 1: one ship has dice enough for all that follows, and has fired before."""
    ship = {"type": "warship", "heading": 5}
    setup = {
        "sides": [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}],
        "ships": [
            ship | {"id": "a", "name": "Alcyon", "side": "red"},
            ship | {"id": "b", "name": "Sirène", "side": "blue"},
        ],
        "wind": {"direction": 5, "force": 4},
    }
    body = {"ruleset": "seventh-sea", "title": "Touches", "setup": setup}
    battle = str(server.ask("POST", "/battles", body).body["id"])
    for _ in range(2):
        give(server, battle, type="next")
    give(server, battle, type="adjust", ship="a", field="dice_left", value=[1] * 8)
    give(server, battle, type="fire", ship="a", target="b", range=3)
    return battle


def give(server: Served, battle: str, **command: Any) -> None:
    """Give an order behind the page's back, with its dice."""
    here = f"/battles/{battle}"
    answer = server.ask("POST", f"{here}/commands", command)
    assert answer.status in (201, 202), answer.body
    while (pending := server.ask("GET", here).body["pending"]) is not None:
        roll = pending["rolls"][0]
        body = {"choice": roll["choice"][0]} if roll["kind"] == "choice" else {"source": "software"}
        server.ask("PUT", f"{here}/rolls/{roll['roll_id']}", body)


def ordered(server: Served, battle: str) -> list[dict[str, Any]]:
    """Return what was ordered and is in force, and what is awaited, the newest last."""
    entries = server.ask("GET", f"/battles/{battle}/log?last=100").body["entries"]
    done = [entry["command"] for entry in entries if entry.get("status") == "in_force"]
    pending = server.ask("GET", f"/battles/{battle}").body["pending"]
    return [*done, *([pending["command"]] if pending else [])]


EDITOR = ".decree input.number"
"""Where the value of a decree is typed."""

VERBS = {
    "fr": {"fire": "t", "turn": "v", "move": "a", "board": "b"},
    "en": {"fire": "f", "turn": "t", "move": "s", "board": "b"},
}
"""The letters of the verbs, as they are underlined."""


def measure(page: Page, server: Served, battle: str, lang: str) -> dict[str, Hand]:
    """Give the ten orders by keyboard alone and return what each took."""
    verb = VERBS[lang]
    taken: dict[str, Hand] = {}

    def by_hand(name: str, keys: str, words: str = "", ready: str = "", **wanted: Any) -> None:
        before = version(server, battle)
        hand = taken[name] = Hand(page)

        def done() -> bool:
            last = ordered(server, battle)[-1]
            return version(server, battle) > before and all(last.get(key) == wanted[key] for key in wanted)

        hand.press(keys, done, words, ready)
        finish(page, server, battle)
        page.locator("form.order").wait_for(state="detached")

    find(page, "alcyon")
    page.locator(".verbs [data-verb=fire]").wait_for()
    by_hand("broadside", f"{verb['fire']} 4 Enter", type="fire", target="b", range=4)
    by_hand("again", ".", type="fire", target="b", range=4)
    by_hand("turn", f"{verb['turn']} 1", type="turn", to="port")
    by_hand("undo", "u", type="fire")
    by_hand("move", f"{verb['move']} 2 Enter", type="move", hexes=2)
    by_hand("board", f"{verb['board']} 1", type="board", target="b")
    by_hand("adjust", "= 1 4 Enter", type="adjust", ship="a", field="brawn", value=4)
    by_hand("note", "; Enter", "Fumée", type="note", text="Fumée")
    by_hand("next", "n", type="next")
    by_hand("wind", "w 3 Enter", "", EDITOR, type="adjust", field="wind.direction", value=3)
    return taken


def table(measured: dict[str, dict[str, Hand]]) -> str:
    """Return the table of docs/keys.md."""
    rows = []
    for name in BUDGET:
        fr, en = measured["fr"][name], measured["en"][name]
        shown = [" ".join(f"`{key}`" for key in hand.keys) for hand in (fr, en)]
        seconds = f"{max(fr.seconds, en.seconds):.1f}"
        rows.append(f"| {NAMES[name]} | {shown[0]} | {shown[1]} | {len(fr.keys)} | {seconds} |\n")
    return HEAD + "".join(rows)


def without_seconds(text: str) -> list[str]:
    """Return the rows of a table without their last column."""
    return [line.rsplit("|", 2)[0] for line in text.splitlines()]


def test_ten_orders_by_keyboard_alone(watched: Watched, server: Served, root: Path) -> None:
    measured = {}
    for lang in ("fr", "en"):
        battle = at_sea(server)
        page = watched.open(f"/battles/{battle}?lang={lang}")
        page.wait_for_selector("#live:not(.off)")
        measured[lang] = measure(page, server, battle, lang)
    for name, most in BUDGET.items():
        counts = {len(measured[lang][name].keys) for lang in measured}
        assert len(counts) == 1
        assert counts.pop() <= most, name
    path = root / "docs" / "keys.md"
    told = path.read_text("utf-8")
    found = re.search(f"{BEGIN}(.*?){END}", told, re.DOTALL)
    assert found is not None
    if os.environ.get("TIMONIER_WRITE_DOCS") == "1":
        path.write_text(told.replace(found[1], table(measured)), "utf-8")
    else:
        assert without_seconds(found[1]) == without_seconds(table(measured))


def test_the_faces_of_a_roll_are_all_that_is_typed(watched: Watched, server: Served) -> None:
    """No key beside the dice: the last face sends them."""
    battle = at_sea(server)
    page = watched.open(f"/battles/{battle}")
    page.wait_for_selector("#live:not(.off)")
    find(page, "alcyon tirer")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tray:visible")
    pending = server.ask("GET", f"/battles/{battle}").body["pending"]
    hand = Hand(page)
    faces = " ".join("1" * pending["rolls"][0]["missing"])
    roll = pending["rolls"][0]["roll_id"]

    def thrown() -> bool:
        now = server.ask("GET", f"/battles/{battle}").body["pending"]
        return now is None or now["rolls"][0]["roll_id"] != roll

    hand.press(faces, thrown)
    finish(page, server, battle)
