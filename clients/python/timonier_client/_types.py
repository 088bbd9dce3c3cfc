"""The shapes of answers, as type checkers see them."""

from __future__ import annotations

from typing import Any, NotRequired, Required, TypedDict


class Health(TypedDict):
    """How the server is."""

    status: str
    version: str
    database: str
    towers: list[dict[str, Any]]


class Refusal(TypedDict):
    """Why the rules say no; a soft refusal may be overruled by the game master."""

    code: str
    message: str
    rule: str
    soft: bool


class JudgedEntry(TypedDict):
    """What became of one entry of a record."""

    asks: list[str]
    events: list[dict[str, Any]]
    refused: Refusal | None
    pending: bool
    state: dict[str, Any]


class Adjudication(TypedDict):
    """What became of a battle."""

    ruleset: str
    entries: list[JudgedEntry]
    state: dict[str, Any]


class Face(TypedDict):
    """One face of a roll, and where it came from."""

    face: int | str
    source: str | None


class Roll(TypedDict):
    """One awaited roll or choice; *ahead* more dice of its kind are sure to come."""

    roll_id: str
    kind: str
    dice: str
    purpose: str
    label: str
    ship: str | None
    who: str | None
    faces: list[Face]
    missing: int
    ahead: int
    offered: list[int | str]
    choice: list[str]


class Pending(TypedDict):
    """An order that waits; ``rolls[0]`` is awaited, the others are sure to come."""

    command: dict[str, Any]
    by: str | None
    so_far: list[dict[str, Any]]
    rolls: list[Roll]


class Outcome(TypedDict, total=False):
    """What came of an order or an answer: ``entry`` and ``events``, or ``pending`` while dice are awaited."""

    version: Required[int]
    entry: int
    events: list[dict[str, Any]]
    pending: Pending


class Undone(TypedDict, total=False):
    """The entries that were taken back, or hold again."""

    version: Required[int]
    undone: list[int]
    redone: list[int]


class Amended(TypedDict):
    """What a correction changes; ``void`` are entries that the rules no longer allow."""

    changed: list[dict[str, Any]]
    void: list[int]
    pending: Pending | None
    version: int


class Battle(TypedDict):
    """A battle as a token may see it."""

    id: str
    title: str
    ruleset: str
    rules_version: str
    campaign: str | None
    version: int
    pending: Pending | None
    sources: dict[str, str]
    state: dict[str, Any]
    board: dict[str, Any]


class Chance(TypedDict):
    """How likely something is."""

    id: str
    label: str
    p: float


class Distribution(TypedDict):
    """How likely each value of a number is: *points* are pairs of value and chance."""

    id: str
    label: str
    mean: float
    points: list[tuple[float, float]]


class Fact(TypedDict):
    """What is certain of an order, or an expected value."""

    id: str
    label: str
    value: bool | float | str | None


class Preview(TypedDict):
    """What an order is likely to do; *rest* is the weight of what was not looked at."""

    refusal: Refusal | None
    chances: list[Chance]
    distributions: list[Distribution]
    facts: list[Fact]
    rest: float


class BattleList(TypedDict):
    """A page of battles in short."""

    page: int
    pages: int
    total: int
    battles: list[dict[str, Any]]


class Throw(TypedDict):
    """A throw that waits in the tray."""

    id: str
    faces: list[int]
    sides: int
    source: str
    by: str | None
    at: str


class Ship(TypedDict):
    """A ship of a campaign; the fields of her sheet stand beside these."""

    id: str
    name: str
    fleet: str
    carry: list[dict[str, Any]]
    in_battle: str | None


class Fleet(TypedDict):
    """A fleet with its ships."""

    id: str
    campaign: str
    name: str
    at: str
    ships: list[Ship]


class Campaign(TypedDict):
    """A campaign with its fleets."""

    id: str
    name: str
    ruleset: str
    at: str
    fleets: list[Fleet]


class Token(TypedDict):
    """Access that the GM gave; ``token`` is told once, when it is made."""

    id: str
    role: str
    name: str | None
    battle: str | None
    side: str | None
    may: list[str]
    code: str | None
    url: str | None
    at: str
    devices: list[dict[str, Any]]
    token: NotRequired[str]
    link: NotRequired[str | None]
    qr: NotRequired[str | None]


class Joined(TypedDict):
    """A seat that was taken."""

    token: str
    role: str
    name: str
    battle: str
    side: str | None
    may: list[str]
