"""Tables in TOML: read, checked against a shape, overridden by a GM key by key.

A shape is a tree of the classes below.  A list is always replaced whole, a table merged key by key unless
its shape says ``whole=True``.  What does not fit is refused with the key and the reason.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Protocol, cast

Tables = Mapping[str, Any]
Also = Callable[[Any], str | None]
"""A further check of a whole value: returns the reason why it will not do, or None."""


@dataclass(frozen=True)
class Reason:
    """Why a value will not do: a message of the locale files with its facts, or else itself a text."""

    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class BadTables(ValueError):
    """A table does not fit its shape: *path* is the key (``ammo.chain.max_range``), *reason* says why.

    *package* is the rule set's whose messages say so, None where the kernel's do.
    """

    def __init__(self, path: Sequence[str], reason: str | Reason, **facts: Any) -> None:
        super().__init__(f"{'.'.join(path)}: {reason}")
        self.path = tuple(path)
        self.reason = reason if isinstance(reason, Reason) else Reason(reason, facts)
        self.package: str | None = None


Path = tuple[str, ...]


class Shape(Protocol):
    """What a value of a table may be."""

    def check(self, value: Any, path: Path) -> Any:
        """Return *value* complete with defaults.  Raises :class:`BadTables`."""

    def merge(self, base: Any, value: Any, path: Path) -> Any:
        """Return *base* with *value* laid over it.  Raises :class:`BadTables`."""


@dataclass(frozen=True, eq=False)
class Leaf:
    """A single value; *fits* tells whether it will do, *what* says what would."""

    fits: Callable[[Any], bool]
    what: str | Reason

    def check(self, value: Any, path: Path) -> Any:
        """Return *value* where it fits."""
        if not self.fits(value):
            raise BadTables(path, "table-not", value=str(value), what=self.what)
        return value

    def merge(self, base: Any, value: Any, path: Path) -> Any:
        """Return *value* in place of *base*."""
        return self.check(value, path)


def number(low: int, high: int) -> Leaf:
    """Return the shape of a whole number from *low* to *high*."""
    return Leaf(
        lambda v: type(v) is int and low <= v <= high, Reason("table-whole", {"low": low, "high": high})
    )


def one_of(*words: Any) -> Leaf:
    """Return the shape of one of *words*."""
    return Leaf(
        lambda v: any(type(v) is type(w) and v == w for w in words),
        Reason("table-one-of", {"words": ", ".join(repr(w) for w in words)}),
    )


def either(*leaves: Leaf) -> Leaf:
    """Return the shape of what any of *leaves* takes."""
    return Leaf(
        lambda v: any(leaf.fits(v) for leaf in leaves),
        Reason("table-either", {"parts": tuple(leaf.what for leaf in leaves)}),
    )


FLAG = one_of(True, False)
TEXT = Leaf(lambda v: isinstance(v, str) and bool(v.strip()), Reason("table-text"))


@dataclass(frozen=True, eq=False)
class ListOf:
    """A list of *item*, of *length* where that is given."""

    item: Shape
    length: int | None = None
    also: Also | None = None

    def check(self, value: Any, path: Path) -> Any:
        """Return the list where its length and its items fit."""
        if not isinstance(value, list):
            raise BadTables(path, "table-list")
        if self.length is not None and len(value) != self.length:
            raise BadTables(path, "table-length", found=len(value), wanted=self.length)
        done = [self.item.check(item, (*path, str(place))) for place, item in enumerate(value)]
        return _also(self.also, done, path)

    def merge(self, base: Any, value: Any, path: Path) -> Any:
        """Return *value* in place of *base*."""
        return self.check(value, path)


@dataclass(frozen=True, eq=False)
class Row:
    """A table of fixed keys; *defaults* holds values for those that may be left out."""

    keys: Mapping[str, Shape]
    defaults: Mapping[str, Any] = field(default_factory=dict)
    whole: bool = False
    also: Also | None = None

    def check(self, value: Any, path: Path) -> Any:
        """Return the table with its defaults filled in, where every key fits."""
        known = _table(value, path, self.keys)
        for key in self.keys:
            if key not in known and key not in self.defaults:
                raise BadTables((*path, key), "table-missing")
        done = {
            key: shape.check(known[key], (*path, key)) if key in known else self.defaults[key]
            for key, shape in self.keys.items()
        }
        return _also(self.also, done, path)

    def merge(self, base: Any, value: Any, path: Path) -> Any:
        """Return *base* with the keys of *value* laid over it."""
        if self.whole:
            return self.check(value, path)
        laid = {
            k: self.keys[k].merge(base.get(k), v, (*path, k))
            for k, v in _table(value, path, self.keys).items()
        }
        return _also(self.also, {**base, **laid}, path)


@dataclass(frozen=True, eq=False)
class Keyed:
    """A table of ids, each with an *item*; only where it is *open* may an override add one.

    *key* tells which ids there may be in an open one, *what* says so in words.
    """

    item: Shape
    open: bool = False
    key: Callable[[str], bool] = lambda key: True
    what: str | Reason = "table-id"
    whole: bool = False
    also: Also | None = None

    def check(self, value: Any, path: Path) -> Any:
        """Return the table where every id and item fits."""
        _table(value, path, None)
        for key in value:
            if not self.key(key):
                raise BadTables((*path, key), "table-not", value=key, what=self.what)
        return _also(
            self.also, {key: self.item.check(item, (*path, key)) for key, item in value.items()}, path
        )

    def merge(self, base: Any, value: Any, path: Path) -> Any:
        """Return *base* with the ids of *value* laid over it."""
        if self.whole:
            return self.check(value, path)
        done = dict(base)
        for key, item in _table(value, path, None if self.open else base).items():
            if not self.key(key):
                raise BadTables((*path, key), "table-not", value=key, what=self.what)
            there = key in base
            done[key] = (
                self.item.merge(base[key], item, (*path, key))
                if there
                else self.item.check(item, (*path, key))
            )
        return _also(self.also, done, path)


def _also(also: Also | None, value: Any, path: Path) -> Any:
    reason = also(value) if also else None
    if reason:
        raise BadTables(path, reason)
    return value


def _table(value: Any, path: Path, keys: Mapping[str, Any] | None) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadTables(path, "table-table")
    for key in value:
        if keys is not None and key not in keys:
            raise BadTables((*path, str(key)), "table-no-key")
    return value


@dataclass(frozen=True)
class Printed:
    """One file of tables as it ships: its title by language and where its numbers come from."""

    name: str
    title: Mapping[str, str]
    source: str
    units: Mapping[str, str]
    keys: tuple[str, ...]


@cache
def read(package: str) -> tuple[Tables, tuple[Printed, ...]]:
    """Return the tables below ``tables/`` of *package* as one tree, and what each file says of itself.

    Raises :class:`BadTables` where a file has no title or source, or two files hold the same key.
    """
    tree: dict[str, Any] = {}
    printed: list[Printed] = []
    files = (f for f in resources.files(package).joinpath("tables").iterdir() if f.name.endswith(".toml"))
    for file in sorted(files, key=lambda f: f.name):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        title, source, units = data.pop("title", None), data.pop("source", None), data.pop("units", {})
        if not isinstance(title, dict) or not {"fr", "en"} <= title.keys() or not source:
            raise BadTables((file.name,), "table-head")
        if twice := tree.keys() & data.keys():
            raise BadTables((file.name,), "table-twice", key=min(twice))
        tree |= data
        printed.append(Printed(file.name.removesuffix(".toml"), title, source, units, tuple(data)))
    return tree, tuple(printed)


@cache
def _standard(package: str, shape: Any) -> Tables:
    return shape.check(read(package)[0], ())  # type: ignore[no-any-return]


def standard(package: str, shape: Shape) -> Tables:
    """Return the tables of *package* as they ship, checked against *shape*."""
    return _standard(package, cast(Hashable, shape))


def overridden(package: str, shape: Shape, *trees: Mapping[str, Any]) -> Tables:
    """Return the tables of *package* with each of *trees* laid over it in turn.

    Raises :class:`BadTables` with the key and the reason.
    """
    tables = standard(package, shape)
    try:
        for tree in trees:
            tables = shape.merge(tables, tree, ())
    except BadTables as bad:
        bad.package = package
        raise
    return tables
