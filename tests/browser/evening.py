"""An example battle played at the console as a GM plays it: order by order, die by die."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import Watched
from tests.browser.hands import Hand
from tests.browser.support import at
from tests.served import GM_TOKEN, Json, Served, served
from timonier import registry

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

AHEAD = """(before) =>
  document.querySelector('.tray .awaited:not([hidden])') ? 'dice'
    : Number(document.querySelector('.log .entry')?.dataset.n ?? 0) > before ? 'done'
    : document.querySelector('form.order .wrong p') ? 'refused' : null"""
"""What an order came to, as the page shows it."""

LAST_THROW = """(faces) => {
  const throws = [...document.querySelectorAll('.band-thrown .band-throw')];
  const fell = throws.at(-1)?.querySelectorAll('.band-face') ?? [];
  return JSON.stringify([...fell].map((face) => face.textContent)) === JSON.stringify(faces);
}"""
"""Whether the display shows a throw as the last one."""

SHOWN = """(field) => {
  const [toggle, choice] = ['.toggle', '[role=radiogroup]'].map((each) => field.querySelector(each));
  if (toggle) return { kind: 'toggle', value: toggle.getAttribute('aria-pressed') };
  const chosen = choice?.querySelector('[aria-checked=true]');
  if (choice) return { kind: 'choice', value: chosen?.dataset.value ?? '' };
  return { kind: 'text', value: field.querySelector('input, textarea').value };
}"""
"""What stands in a field, and of what kind it is."""

MOVED, BROADSIDE = 11, 24
"""Places in the example of 7th Sea: after a move, and a shot of four throws."""

ENDS = {"phases": 31, "round": 55, "two rounds": 90}
"""So many of its entries are some phases with all that befalls a table, its first round, its first two."""

ENVELOPE = {"type", "ship", "overrule", "group"}


class Evening:
    """A battle at a console and at a table display beside it."""

    def __init__(self, hand: Hand, display: Page, server: Served, battle: str) -> None:
        self.hand, self.display, self.server = hand, display, server
        self.page = hand.page
        self.here = f"/battles/{battle}"
        self.numbers: dict[int, int] = {}
        rules = server.ask("GET", f"/rulesets/{self.battle()['ruleset']}").body
        self.schemas = {command["type"]: command["schema"]["properties"] for command in rules["commands"]}

    def battle(self) -> Json:
        """Return the battle as the server knows it."""
        return self.server.ask("GET", self.here).body

    def newest(self) -> int:
        """Return the number of the newest entry that the page shows."""
        head = self.page.locator(".log .entry").first
        return int(head.get_attribute("data-n") or 0) if head.count() else 0

    def play(self, entries: list[Json], first: int = 0) -> None:
        """Play the entries of a record from the one in place *first* on."""
        place = first
        while place < len(entries):
            place += self._play(entries[place], entries[place + 1 :], place)

    def _play(self, entry: Json, later: list[Json], place: int) -> int:
        if "amend" in entry:
            self.amend(entry)
        elif entry["command"]["type"] == "next":
            return self.go_on(entry, later)
        else:
            refused = "refused" in entry.get("expect", {})
            came = self.order(entry["command"])
            assert (came == "refused") == refused, (place, entry, came)
            if refused:
                self.hand.leave()
            self.answer(entry.get("dice", []))
            self.page.locator("form.order").wait_for(state="detached")
        self.numbers[place] = self.newest()
        return 1

    def go_on(self, entry: Json, later: list[Json]) -> int:
        """Press *next* once, and return how many steps of the record that was."""
        before = self.newest()
        self.hand.next()
        self.came(before)
        self.answer(entry.get("dice", []))
        self.page.locator("button.next:not([disabled])").wait_for()
        log = self.server.ask("GET", f"{self.here}/log?last=20").body["entries"]
        steps = len([each for each in log if each["n"] > before])
        assert all(each["command"]["type"] == "next" for each in later[: steps - 1])
        round_now = self.battle()["board"]["round"]
        self.display.locator(".display .d-round", has_text=str(round_now)).wait_for()
        return steps

    def came(self, before: int) -> str:
        """Wait until the page shows what came of an order, and return that."""
        return str(self.page.wait_for_function(AHEAD, arg=before, timeout=15_000).json_value())

    def order(self, command: Json) -> str:
        """Give an order and return what came of it."""
        before = self.newest()
        self.fill_in(command)
        self.hand.give()
        return self.came(before)

    def fill_in(self, command: Json) -> None:
        """Open an order and fill in its fields, those too that remember another value."""
        self.hand.go_to(command.get("ship"))
        self.hand.open(command["type"])
        self.page.locator(f"form.order[data-order={command['type']}]").wait_for()
        fields = self.schemas[command["type"]]
        at_once = self.page.locator("form.order [data-field]:has(.at-once)")
        last = at_once.get_attribute("data-field") if at_once.count() else ""
        # Words come late: among them a letter is a letter, and leads to no other field.  What gives the order
        # with its number comes last.
        for name in sorted(
            fields.keys() - ENVELOPE, key=lambda name: (name == last, is_words(fields[name]), name)
        ):
            self._set(name, command.get(name, fields[name].get("default")))

    def _set(self, name: str, value: Json) -> None:
        field = self.hand.field(name)
        if isinstance(value, dict):
            for part, number in value.items():
                self.hand.number(field.locator(f"[data-part={part}]"), str(number))
            return
        shown = field.evaluate(SHOWN)
        wanted = "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
        if shown["value"] == wanted:
            return
        if shown["kind"] == "toggle":
            self.hand.turn(field)
        elif shown["kind"] == "choice":
            self.hand.choose(field, wanted)
        else:
            self.hand.number(field, wanted)

    def amend(self, entry: Json) -> None:
        """Correct dice of an older order, and give those that its new end asks for."""
        wanted = entry["amend"]
        card = f".log .entry[data-n='{self.numbers[wanted['entry'] - 1]}']"
        before = self.newest()
        with self.hand.at_log():
            self.hand.press(f"{card} .entry-head")
            self.hand.press(f"{card} button.amend")
            for place, faces in enumerate(wanted["dice"]):
                self._correct(place, faces)
            self.hand.write("dialog .reason input", wanted["reason"])
            self.hand.press("dialog button[type=submit]")
            self.page.locator("dialog .preview > *").first.wait_for()
            self.hand.press("dialog .ways button.big[type=button]")
            self.page.locator("dialog").wait_for(state="detached")
        self.came(before)
        self.answer(entry.get("dice", []))

    def _correct(self, place: int, faces: list[int]) -> None:
        cells = self.page.locator("dialog .amend-dice .cells").nth(place).locator("input.face")
        for number, face in enumerate(faces):
            if cells.nth(number).input_value() != str(face):
                self.hand.number(cells.nth(number), str(face))

    def undo(self) -> None:
        """Take the last order back."""
        before = self.newest()
        self.hand.undo()
        assert self.came(before) == "done"

    def overrule(self) -> None:
        """Give the order that was refused all the same."""
        before = self.newest()
        self.hand.overrule()
        assert self.came(before) == "done"

    def mistaken(self, command: Json) -> None:
        """Overrule what the rules refuse, and take that back."""
        before = self.battle()["state"]
        assert self.order(command) == "refused"
        self.overrule()
        assert self.battle()["state"] != before
        self.undo()
        assert self.battle()["state"] == before

    def power_cut(self, entry: Json) -> None:
        """Have the server killed while a die is in the hand; the same dice are awaited after it."""
        first, *others = entry["dice"]
        assert self.order(entry["command"]) == "dice"
        awaited = self.battle()["pending"]
        (roll,) = awaited["rolls"]
        self.hand.type_faces(roll, first[:2])
        self.server.kill()
        banner = self.page.locator("#banner:not([hidden])")
        banner.wait_for()
        assert "critical" not in (banner.get_attribute("class") or "")
        self.display.locator("main.display[data-live=false]").wait_for()
        self.server.start()
        banner.wait_for(state="detached")
        self.display.locator("main.display[data-live=true]").wait_for()
        assert self.battle()["pending"] == awaited
        self.hand.type_faces(roll, first[2:])
        self.hand.send()
        self.page.locator(f"[data-roll='{roll['roll_id']}']").wait_for(state="detached")
        self.answer(others)
        fell = [str(face) for face in entry["dice"][-1]]
        self.display.wait_for_function(LAST_THROW, arg=fell)

    def veil(self, ship: str) -> None:
        """Hide a ship from all but the GM; the display loses her."""
        before = self.newest()
        self.display.locator(f"[data-ship={ship}]").wait_for()
        self.hand.go_to(ship)
        self.hand.press("[data-veil=whole]")
        assert self.came(before) == "done"
        self.display.locator(f"[data-ship={ship}]").wait_for(state="detached")

    def answer(self, dice: list[list[Any]]) -> None:
        """Answer all rolls that are awaited, each with its own of *dice*."""
        todo = list(dice)
        while pending := self.battle()["pending"]:
            rolls = pending["rolls"]
            faces = {roll["roll_id"]: todo.pop(0) for roll in rolls}
            self._enter(rolls, faces)
            for roll in rolls:
                self.page.locator(f"[data-roll='{roll['roll_id']}']").wait_for(state="detached")
        assert todo == []
        self.page.locator(".tray .awaited").wait_for(state="hidden")

    def _enter(self, rolls: list[Json], faces: dict[str, list[Any]]) -> None:
        for roll in rolls:
            if roll["kind"] == "choice":
                self.hand.pick(roll, faces[roll["roll_id"]][0])
            else:
                self.hand.type_faces(roll, faces[roll["roll_id"]])
        if any(roll["kind"] == "dice" for roll in rolls):
            self.hand.send()


def is_words(schema: Json) -> bool:
    """Tell whether a field is one to write words in."""
    return "string" in (schema.get("type") or ()) and "enum" not in schema and "x-ref" not in schema


def whole_evening(evening: Evening, record: Json, first: int, until: str) -> None:
    """Play from the entry in place *first* *until* one of ENDS, with all that comes between at a table."""
    entries = record["entries"][: ENDS[until]]
    evening.page.evaluate("window.same = true")
    evening.play(entries[:MOVED], first)
    evening.mistaken({"type": "turn", "ship": entries[MOVED - 1]["command"]["ship"], "to": "starboard"})
    evening.play(entries[:BROADSIDE], MOVED)
    evening.power_cut(entries[BROADSIDE])
    evening.play(entries, BROADSIDE + 1)
    evening.veil("telmo")
    assert evening.page.evaluate("window.same") is True, "the page was never loaded again"
    played = evening.battle()["state"]
    kept = evening.server.ask("GET", f"{evening.here}/record").body
    assert registry.adjudicate(kept)["state"] == played
    assert played["ships"]["telmo"].pop("veil") == "whole"
    wanted = registry.adjudicate(record | {"entries": entries})["state"]
    wanted["ships"]["telmo"].pop("veil")
    assert played == wanted


@contextmanager
def evening_at(
    browser: Browser, folder: Path, record: Json, first: int, hand: type[Hand], **device: Any
) -> Iterator[Evening]:
    """Begin an evening at a server of its own, with *first* entries played, and a television beside it."""
    with served(folder) as server, browser.new_context(locale="fr-FR", **device) as context:
        made = server.ask("POST", "/battles/import", record | {"entries": record["entries"][:first]})
        battle = str(made.body["id"])
        # A browser of its own: one that shows another page draws this one a frame a second.
        with browser.new_context(viewport={"width": 1920, "height": 1080}, locale="fr-FR") as television:
            gm, screen = Watched(context, server), Watched(television, server)
            for each in (gm, screen):
                each.open(f"/gm/{GM_TOKEN}").wait_for_selector("h1")
            screen.open(f"/battles/{battle}/table").wait_for_selector("main.display[data-live=true]")
            yield Evening(hand(at(gm, battle)), screen.page, server, battle)
            assert (gm.strangers, gm.errors, screen.strangers, screen.errors) == ([], [], [], [])
