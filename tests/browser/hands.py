"""Ways to have a console do what a GM wants: with a mouse, with a thumb on a phone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Roll = dict[str, Any]


class Hand(ABC):
    """What a hand can do at the console, whatever it is."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def find(self, selector: str) -> Locator:
        """Return the first place that *selector* names."""
        return self.page.locator(selector).first

    def field(self, name: str) -> Locator:
        """Return a field of the order that is open, its fold opened where it has one."""
        return self.page.locator(f"form.order [data-field={name}]")

    @abstractmethod
    def press(self, selector: str) -> None:
        """Press a button, wherever it is."""

    @abstractmethod
    def write(self, selector: str, text: str) -> None:
        """Write *text* where something can be written, in place of what stands there."""

    @abstractmethod
    def go_to(self, ship: str | None) -> None:
        """Have *ship* on the stage, or the battle itself."""

    @abstractmethod
    def open(self, order: str) -> None:
        """Open an order to whom is on the stage."""

    @abstractmethod
    def choose(self, field: Locator, value: str) -> None:
        """Choose *value* in a field that offers some."""

    @abstractmethod
    def turn(self, field: Locator) -> None:
        """Turn a field that is on or off."""

    @abstractmethod
    def number(self, field: Locator, text: str) -> None:
        """Write into the one number or text of a field."""

    @abstractmethod
    def give(self) -> None:
        """Give the order that is open."""

    @abstractmethod
    def overrule(self) -> None:
        """Give the order that was refused all the same."""

    @abstractmethod
    def leave(self) -> None:
        """Close the order that is open."""

    @abstractmethod
    def next(self) -> None:
        """Go on to the next step."""

    @abstractmethod
    def undo(self) -> None:
        """Take the last order back."""

    @abstractmethod
    def type_faces(self, roll: Roll, faces: list[int]) -> None:
        """Enter faces into the cells of *roll*, and send nothing."""

    @abstractmethod
    def send(self) -> None:
        """Send the faces that were typed."""

    @abstractmethod
    def pick(self, roll: Roll, word: str) -> None:
        """Choose where the rules ask for a choice."""

    @contextmanager
    def at_log(self) -> Iterator[None]:
        """Have the log before one's eyes."""
        yield


class Mouse(Hand):
    """A mouse, and a keyboard for what is written."""

    def press(self, selector: str) -> None:
        self.touch(self.find(selector))

    def touch(self, place: Locator) -> None:
        """Press *place*, its fold opened first."""
        place.wait_for(state="attached")
        fold = place.locator("xpath=(ancestor::details[not(@open)])[1]/summary")
        while not place.is_visible() and fold.count():
            self.click(fold)
        self.click(place)

    def click(self, place: Locator, within: float | None = None) -> None:
        """Press a place that is to be seen, *within* so many milliseconds."""
        place.click(timeout=within)

    def write(self, selector: str, text: str) -> None:
        self.number(self.find(selector), text)

    def open(self, order: str) -> None:
        self.press(f"[data-verb={order}]")

    def go_to(self, ship: str | None) -> None:
        if ship is None:
            if self.page.locator("[data-stage]").count():
                self.press("button.title")
        elif not self.page.locator(f"[data-stage={ship}]").count():
            self.press(f"#fleets [data-ship={ship}]")

    def choose(self, field: Locator, value: str) -> None:
        self.touch(field.locator(f"[data-value='{value}']"))

    def turn(self, field: Locator) -> None:
        self.touch(field.locator(".toggle"))

    def number(self, field: Locator, text: str) -> None:
        place = field.locator("xpath=descendant-or-self::*[self::input or self::textarea]").first
        self.touch(place)
        place.fill(text)

    def give(self) -> None:
        self.press("button.give")

    def overrule(self) -> None:
        self.press("form.order button.overrule")

    def leave(self) -> None:
        self.press("form.order .ways button.quiet")

    def next(self) -> None:
        self.press("button.next")

    def undo(self) -> None:
        self.press("button[aria-keyshortcuts=u]")

    def type_faces(self, roll: Roll, faces: list[int]) -> None:
        self.press(f"[data-roll='{roll['roll_id']}'] input.face:not(.typed)")
        self.page.keyboard.type("".join(str(face % 10) for face in faces))

    def send(self) -> None:
        # The last face sends by itself after a moment, so the button may be gone before it is pressed.
        with suppress(TimeoutError):
            self.click(self.find("button.send.holding"), 600)

    def pick(self, roll: Roll, word: str) -> None:
        place = roll["choice"].index(word)
        self.touch(self.page.locator(f"[data-roll='{roll['roll_id']}'] button.choice").nth(place))


class Thumb(Mouse):
    """A thumb on a phone: one part of the console at a time, and faces on the pad."""

    def click(self, place: Locator, within: float | None = None) -> None:
        place.tap(timeout=within)

    def show(self, part: str) -> None:
        """Have a part of the console on the screen."""
        tab = self.find(f".tabs [data-to={part}]")
        if tab.get_attribute("aria-pressed") != "true":
            tab.tap()

    def go_to(self, ship: str | None) -> None:
        if ship is None:
            self.show("stage")
            if self.page.locator("[data-stage]").count():
                self.press("[data-stage] button.move")
            return
        if not self.page.locator(f"[data-stage={ship}]").count():
            self.show("fleets")
        super().go_to(ship)
        self.show("stage")

    def type_faces(self, roll: Roll, faces: list[int]) -> None:
        self.press(f"[data-roll='{roll['roll_id']}'] input.face:not(.typed)")
        for face in faces:
            self.page.locator(".pad button").nth(face - 1).tap()

    @contextmanager
    def at_log(self) -> Iterator[None]:
        self.show("log")
        yield
