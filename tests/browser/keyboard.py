"""A keyboard alone at the console: no mouse is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.hands import Hand, Roll

if TYPE_CHECKING:
    from playwright.sync_api import Locator

WRITING = "document.activeElement.matches('input[type=text]:not(.number), textarea')"
"""Whether a letter is written where the focus is."""

MOST_TABS = 200
"""No page has so many places for the focus."""


class Keys(Hand):
    """A keyboard and nothing else."""

    given = False

    def key(self, name: str) -> None:
        """Press one key."""
        self.page.keyboard.press(name)

    def focused(self, place: Locator) -> bool:
        """Tell whether the focus is on or in *place*."""
        return bool(place.evaluate("(place) => place.contains(document.activeElement)"))

    def go(self, place: Locator) -> None:
        """Go to *place* with Tab, its fold opened first."""
        place.wait_for(state="attached")
        fold = place.locator("xpath=(ancestor::details[not(@open)])[1]/summary")
        if fold.count():
            self._tab_to(fold)
            self.key("Enter")
        self._tab_to(place)

    def _tab_to(self, place: Locator) -> None:
        place.wait_for()
        for _ in range(MOST_TABS):
            if self.focused(place):
                return
            self.key("Tab")
        raise AssertionError(f"no way to {place} by Tab")

    def press(self, selector: str) -> None:
        self.go(self.find(selector))
        self.key("Enter")

    def write(self, selector: str, text: str) -> None:
        self.number(self.find(selector), text)

    def go_to(self, ship: str | None) -> None:
        if ship is None:
            self.key("Escape")
        for _ in range(self.page.locator("#fleets .there [data-ship]").count() if ship else 0):
            if self.page.locator(f"[data-stage={ship}]").count():
                return
            self.key("j")

    def open(self, order: str) -> None:
        verb = self.find(f"[data-verb={order}]")
        verb.wait_for(state="attached")
        self.key(verb.get_attribute("aria-keyshortcuts") or "")
        self.given = False

    def _reach(self, field: Locator) -> None:
        """Go to a field: by its letter, or with Tab where letters are written."""
        letter = field.locator(".label u").first
        writing = self.page.evaluate(WRITING)
        if not writing and letter.count() and not self.focused(field):
            self.key((letter.text_content() or "").lower())
        self.go(field)

    def choose(self, field: Locator, value: str) -> None:
        self._reach(field)
        # Where this is all that an order asks for, its number gives the order.
        self.given = field.locator(".at-once").count() == 1
        self.key(field.locator(f"[data-value='{value}'] kbd").inner_text())

    def turn(self, field: Locator) -> None:
        self._reach(field)
        self.key("1")

    def number(self, field: Locator, text: str) -> None:
        self._reach(field)
        self.key("Control+a")
        self.page.keyboard.type(text)

    def give(self) -> None:
        if not self.given:
            self.key("Enter")

    def overrule(self) -> None:
        self.key("Shift+!")

    def leave(self) -> None:
        self.key("Escape")

    def next(self) -> None:
        self.key("n")

    def undo(self) -> None:
        self.key("u")

    def type_faces(self, roll: Roll, faces: list[int]) -> None:
        self.find(f"[data-roll='{roll['roll_id']}'] input.face").wait_for()
        self.page.keyboard.type("".join(str(face % 10) for face in faces))

    def send(self) -> None:
        self.key("Enter")

    def pick(self, roll: Roll, word: str) -> None:
        self.find(f"[data-roll='{roll['roll_id']}'] button.choice").wait_for()
        self.key(str(roll["choice"].index(word) + 1))
