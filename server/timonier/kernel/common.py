"""The commands that every rule set has, their events, and veils as the GM sets them.

A rule set hands in what is its own: the checks, and what more a decree or an end brings about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from timonier.kernel import fields
from timonier.kernel.codec import MISSING, Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal, hard
from timonier.kernel.ruleset import Battle, Command
from timonier.kernel.setup import VEILS

Checks = Callable[[Any, Any, Faults], Iterable[Refusal]]
Handle = Callable[[Any, Any, Dice], Iterator[Event]]


@dataclass(frozen=True, kw_only=True)
class Next:
    """Go on to the next step of the turn and do what that step does by itself."""


@dataclass(frozen=True, kw_only=True)
class Adjust:
    """Set one value by decree; without a ship a value of the battle."""

    ship: str | None = fields.ship(None)
    field: str = fields.text(filled=True)
    value: Any = fields.plain()
    reason: str | None = fields.text(None)


@dataclass(frozen=True, kw_only=True)
class Note:
    """Write a note into the log; it is the GM's own unless it is public."""

    text: str = fields.text(filled=True)
    public: bool = fields.flag()


@dataclass(frozen=True, kw_only=True)
class AddShip:
    """Let a ship join; *ship* is an object as in the set-up."""

    ship: dict[str, Any] = fields.plain()


@dataclass(frozen=True, kw_only=True)
class RemoveShip:
    """Take a ship out of the battle."""

    ship: str = fields.ship()
    reason: str = fields.choice(("fled", "captured", "sunk"), words="status")


@dataclass(frozen=True, kw_only=True)
class Conclude:
    """End the battle."""


@dataclass(frozen=True, kw_only=True)
class Overruled:
    """The GM went past a soft refusal; *facts* are those of its message."""

    code: str = fields.plain(words="refusal")
    rule: str = fields.plain()
    facts: dict[str, Any] = fields.plain({})

    def apply(self, battle: Battle) -> None:
        """Change nothing: the ruling stands in the log."""


@dataclass(frozen=True, kw_only=True)
class Adjusted:
    """A value was set by decree."""

    ship: str | None = fields.ship(None)
    field: str = fields.plain(words="field")
    value: Any = fields.plain()
    reason: str | None = fields.text(None)

    def apply(self, battle: Battle) -> None:
        """Set the value: a veil here, anything else in the rule set."""
        if self.field != "veil":
            battle.adjust(self.ship, self.field, self.value)
        elif self.ship is not None:
            set_veil(battle, self.ship, self.value)


@dataclass(frozen=True, kw_only=True)
class Noted:
    """The GM wrote something down."""

    text: str = fields.text()
    public: bool = fields.plain(False)

    def apply(self, battle: Battle) -> None:
        """Change nothing."""


@dataclass(frozen=True, kw_only=True)
class ShipAdded:
    """A ship joined; *sheet* is all of her."""

    ship: str = fields.ship()
    sheet: dict[str, Any] = fields.plain()
    veil: str = fields.plain("none")

    def apply(self, battle: Battle) -> None:
        """Put her last in the list."""
        battle.enlist(self.ship, self.sheet)
        set_veil(battle, self.ship, self.veil)


@dataclass(frozen=True, kw_only=True)
class ShipRemoved:
    """A ship left the battle by decree."""

    ship: str = fields.ship()
    reason: str = fields.plain(words="status")

    def apply(self, battle: Battle) -> None:
        """Take her out of play."""
        battle.strike(self.ship, self.reason)


@dataclass(frozen=True, kw_only=True)
class Concluded:
    """The battle ended."""

    def apply(self, battle: Battle) -> None:
        """Mark the battle as over."""
        battle.conclude()


EVENTS: tuple[type, ...] = (Overruled, Adjusted, Noted)
"""The events that are the same everywhere; the other three a rule set lists, or its own in their place."""


def set_veil(battle: Battle, ship: str, veil: str) -> None:
    """Lay a veil over *ship*, or lift it (``none``)."""
    battle.veils.pop(ship, None)
    if veil != "none":
        battle.veils[ship] = veil


def adjust(
    checks: Checks, rule: str, aftermath: Callable[[Any, Adjust], Iterator[Event]] | None = None
) -> Command:
    """Return the command ``adjust``: *checks* refuse fields and values, *aftermath* yields what follows."""

    def checked(battle: Battle, order: Adjust, faults: Faults) -> Iterator[Refusal]:
        if order.field != "veil" or faults:
            yield from checks(battle, order, faults)
        elif order.ship not in battle.ships:
            yield hard("unknown_ship", rule, "ship", ship=order.ship)
        elif order.value not in VEILS:
            yield hard("bad_value", rule, "value", field="veil", value=order.value)

    def handle(battle: Battle, order: Adjust, dice: Dice) -> Iterator[Event]:
        yield Adjusted(ship=order.ship, field=order.field, value=order.value, reason=order.reason)
        if aftermath is not None and order.field != "veil":
            yield from aftermath(battle, order)

    return Command("adjust", Adjust, checked, handle, rule)


def note(rule: str) -> Command:
    """Return the command ``note``: any text that is not empty."""

    def handle(battle: Battle, order: Note, dice: Dice) -> Iterator[Event]:
        yield Noted(text=order.text, public=order.public)

    return Command("note", Note, lambda battle, order, faults: bad_values(faults, rule), handle, rule)


def add_ship(
    checks: Checks, sheet: Callable[[Any, Mapping[str, Any]], Mapping[str, Any]], rule: str
) -> Command:
    """Return the command ``add_ship``: *sheet* makes the complete sheet of a ship that passed *checks*.

    The kernel takes the veil out of the object before the rule set sees it.
    """

    def checked(battle: Battle, order: AddShip, faults: Faults) -> Iterator[Refusal]:
        bare, veil = _unveiled(order)
        yield from checks(battle, AddShip(ship=bare), faults)
        if veil not in VEILS:
            yield hard("bad_value", rule, "ship", field="veil", value=veil)

    def handle(battle: Battle, order: AddShip, dice: Dice) -> Iterator[Event]:
        bare, veil = _unveiled(order)
        yield ShipAdded(ship=bare["id"], sheet=dict(sheet(battle, bare)), veil=veil)

    return Command("add_ship", AddShip, checked, handle, rule)


def _unveiled(order: AddShip) -> tuple[dict[str, Any], Any]:
    bare = dict(order.ship or {})
    return bare, bare.pop("veil", "none")


def bad_values(faults: Faults, rule: str, *besides: str) -> Iterator[Refusal]:
    """Yield the hard ``bad_value`` of the first field that did not load, passing over *besides*."""
    for name, value in faults.items():
        if name not in besides:
            yield hard("bad_value", rule, name, field=name, value=None if value is MISSING else value)
            return
