"""An example battle played at the console as a GM plays it: order by order, die by die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.hands import Hand
from tests.served import Json, Served

if TYPE_CHECKING:
    from playwright.sync_api import Page

AHEAD = """(before) =>
  document.querySelector('.tray .awaited:not([hidden])') ? 'dice'
    : Number(document.querySelector('.log .entry')?.dataset.n ?? 0) > before ? 'done'
    : document.querySelector('form.order .wrong p') ? 'refused' : null"""
"""What an order came to, as the page shows it."""

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
            assert (came == "refused") == refused, (place, entry, came, self.page.locator("#page").inner_text())
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
        self.display.locator(".display .round", has_text=str(round_now)).wait_for()
        return steps

    def came(self, before: int) -> str:
        """Wait until the page shows what came of an order, and return that."""
        return str(self.page.wait_for_function(AHEAD, arg=before, timeout=15_000).json_value())

    def order(self, command: Json) -> str:
        """Give an order and return what came of it."""
        before = self.newest()
        self.fill_in(command)
        if self.page.locator("form.order").count():
            self.hand.give()
        return self.came(before)

    def fill_in(self, command: Json) -> None:
        """Open an order and fill in its fields, those too that remember another value."""
        self.hand.go_to(command.get("ship"))
        self.hand.open(command["type"])
        self.page.locator(f"form.order[data-order={command['type']}]").wait_for()
        fields = self.schemas[command["type"]]
        written = [name for name in fields if name not in ENVELOPE]
        for name in sorted(written, key=lambda name: fields[name].get("type") == "string" and "enum" not in fields[name]):
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
        for at, face in enumerate(faces):
            if cells.nth(at).input_value() != str(face):
                self.hand.number(cells.nth(at), str(face))

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


SHOWN = """(field) => {
  const [toggle, choice] = ['.toggle', '[role=radiogroup]'].map((each) => field.querySelector(each));
  if (toggle) return { kind: 'toggle', value: toggle.getAttribute('aria-pressed') };
  if (choice) return { kind: 'choice', value: choice.querySelector('[aria-checked=true]')?.dataset.value ?? '' };
  return { kind: 'text', value: field.querySelector('input, textarea').value };
}"""
"""What stands in a field, and of what kind it is."""
