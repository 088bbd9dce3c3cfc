"""A game is a value: its commands, events, options and tables, and how to show it.

No base classes and no hooks by inheritance: a rule set fills in a :class:`Ruleset` and keeps a battle
that answers to :class:`Battle`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol, Self

from timonier.kernel import codec, events
from timonier.kernel.codec import Faults
from timonier.kernel.dice import Dice
from timonier.kernel.events import Event
from timonier.kernel.forms import Form
from timonier.kernel.refusals import Refusal
from timonier.kernel.tables import Shape, Tables


class Ship(Protocol):
    """What the kernel knows of a ship: her name and her side."""

    @property
    def name(self) -> str: ...

    @property
    def side(self) -> str: ...


class Battle(Protocol):
    """A rule set's own state, changed by events only.

    *ships* and *sides* keep set-up order.  The parts of a battle are frozen and replaced whole, so that a
    fork is shallow; *veils* belong to the kernel (ship id -> ``sheet`` or ``whole``).
    """

    ships: Any
    sides: Any
    veils: dict[str, str]
    over: bool

    def fork(self) -> Self:
        """Return a battle that can be changed without changing this one."""

    def adjust(self, ship: str | None, field: str, value: Any) -> None:
        """Set one field by decree; called by the event ``adjusted``."""

    def enlist(self, ship: str, sheet: Mapping[str, Any]) -> None:
        """Add a ship with a complete sheet; called by the event ``ship_added``."""

    def strike(self, ship: str, reason: str) -> None:
        """Take a ship out of the battle; called by the event ``ship_removed``."""

    def conclude(self) -> None:
        """End the battle; called by the event ``concluded``."""


@dataclass(frozen=True)
class Viewer:
    """Who looks: ``gm`` sees all, ``player`` the secrets of *side*, ``display`` what is public."""

    role: str
    side: str | None = None

    @property
    def is_gm(self) -> bool:
        """Tell whether nothing is kept from this viewer."""
        return self.role == "gm"


GM = Viewer("gm")


@dataclass(frozen=True)
class Command:
    """One order of a rule set.

    *checks* yields the refusals that apply, in the order the rules list them; *handle* runs only where
    none is left and yields events.  *rule* is the rule the order comes from.
    """

    name: str
    order: type
    checks: Callable[[Any, Any, Faults], Iterable[Refusal]]
    handle: Callable[[Any, Any, Dice], Iterator[Event]]
    rule: str


@dataclass(frozen=True)
class Option:
    """One option of a battle: its values (or whole numbers *low* to *high*), default and rule."""

    id: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    rule: str
    low: int | None = None
    high: int | None = None

    def allows(self, value: object) -> bool:
        """Tell whether *value* can stand in a record."""
        if self.low is not None and type(value) is int and value >= self.low:
            return self.high is None or value <= self.high
        return any(type(value) is type(word) and value == word for word in self.values)


@dataclass(frozen=True)
class Account:
    """What a side, or one *ship* of it, costs of what it may: *word* says what is counted (``account-…``).

    *limit* is None where nothing bounds it.
    """

    side: str
    ship: str | None
    word: str
    spent: int
    limit: int | None
    over: bool


@dataclass(frozen=True)
class Ruleset:
    """One game.

    *package* holds ``tables/*.toml`` and ``locales/{fr,en}.ftl``.  *start* makes a battle of
    (setup, options, tables) and raises :class:`~timonier.kernel.setup.BadSetup`; *view* is the state as a
    viewer may see it, *board* the one public shape; *carry* what a ship takes on to her next battle;
    *who* the side whose hand throws for a ship; *rising* are the gauges that count harm, from nothing up,
    while of all others more is better; *decrees* are the fields of the battle itself that the GM
    may set.  *previews* tells by command what is worth knowing
    before it is given (:mod:`timonier.kernel.preview`); *as_seen* returns the battle less what is kept
    from a viewer, veiled ships apart, so that nothing of that shows in a preview.  *form* tells what a set-up
    may say, *accounts* what its ships cost.  *alarms* are the marks of a ship that no screen may miss, by
    their ids: ``fire`` or ``sinking``.  *refs* are the fields of a sheet and the facts of refusals that hold
    ids, of a ``ship`` or a ``side``.
    """

    id: str
    prefix: str
    version: str
    package: str
    board_kind: str
    dice: tuple[str, ...]
    common_rule: str
    options: tuple[Option, ...]
    shape: Shape
    commands: Mapping[str, Command]
    event_types: tuple[type, ...]
    start: Callable[[Mapping[str, Any], Mapping[str, Any], Tables], Any]
    view: Callable[[Any, Viewer], dict[str, Any]]
    board: Callable[[Any, Viewer, Any], dict[str, Any]]
    carry: Callable[[Any, str], list[dict[str, Any]]]
    ship_types: Callable[[Tables], Mapping[str, Mapping[str, Any]]]
    who: Callable[[Any, str], str | None]
    gauges: tuple[str, ...] = ()
    rising: tuple[str, ...] = ()
    decrees: tuple[str, ...] = ()
    visible: Callable[[Any, Mapping[str, Any], Viewer], Mapping[str, Any] | None] = (
        lambda battle, event, viewer: event
    )
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    previews: Mapping[str, Callable[[Any, Any, Any], Iterator[Any]]] = field(default_factory=dict)
    as_seen: Callable[[Any, Viewer], Any] = lambda battle, viewer: battle
    form: Callable[[Tables], Form] = lambda tables: Form()
    accounts: Callable[[Any], Iterator[Account]] = lambda battle: iter(())
    alarms: Mapping[str, str] = field(default_factory=dict)
    refs: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def events(self) -> dict[str, type]:
        """Return all event classes by wire type, the kernel's own among them."""
        from timonier.kernel.common import EVENTS  # the common events know this module

        return events.catalogue((*EVENTS, *self.event_types))

    @cached_property
    def ids(self) -> dict[str, str]:
        """Return what ids point to, by the field of an order or a sheet or the fact of a refusal they are.

        What stands anywhere else is no id, though a ship may have that id.
        """
        orders = {
            spec.name: spec.metadata["ref"]
            for command in self.commands.values()
            for spec in codec.fields_of(command.order)
            if "ref" in spec.metadata
        }
        return {"side": "side", "target": "ship", "other": "ship", "others": "ship", **orders, **self.refs}
