"""Dataclasses to JSON and back.  The dataclass is the only definition of an order, event or sheet.

Orders come from outside and may hold anything: :func:`load_order` never raises, what does not fit is
told as a fault.  Events and sheets are our own and :func:`load` raises where they do not fit.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin

MISSING = type("Missing", (), {"__repr__": lambda self: "nothing"})()
"""Stands in a fault where a required field is not given.

It may be the default of a field that tells null from not given, which is not dumped then.
"""

Faults = Mapping[str, object]
"""The fields of an order that do not load: name -> the value given, or MISSING."""

ENVELOPE = ("type", "overrule", "group")
"""What any command may carry beside the fields of its order."""


@dataclasses.dataclass(frozen=True, slots=True)
class FieldSpec:
    """One field of a dataclass as the wire sees it.

    *attr* is its attribute: *name* with ``_`` behind it where *name* is a word of Python (``from``).
    """

    name: str
    attr: str
    hint: Any
    required: bool
    default: Any
    metadata: Mapping[str, Any]


class NotLoaded(ValueError):
    """A value does not fit the type or the domain of its field."""


def fields_of(cls: type) -> tuple[FieldSpec, ...]:
    """Return the fields of *cls* in order, with their resolved type hints."""
    return _fields_of(cls)


@cache
def _fields_of(cls: Any) -> tuple[FieldSpec, ...]:
    hints = typing.get_type_hints(cls)
    return tuple(
        FieldSpec(
            f.name.removesuffix("_"),
            f.name,
            hints[f.name],
            f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING,
            f.default
            if f.default is not dataclasses.MISSING
            else (f.default_factory() if f.default_factory is not dataclasses.MISSING else None),
            f.metadata,
        )
        for f in dataclasses.fields(cls)
    )


_PLAIN = (str, int, float, bool)


def dump(value: Any) -> Any:
    """Return *value* as plain JSON: dataclasses and mappings as objects, tuples as lists."""
    if value is None or isinstance(value, _PLAIN):
        return value
    if isinstance(value, tuple | list):
        return [dump(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): dump(item) for key, item in value.items()}
    parts = ((spec.name, getattr(value, spec.attr)) for spec in fields_of(type(value)))
    return {name: dump(part) for name, part in parts if part is not MISSING}


def load(cls: type, data: Mapping[str, Any]) -> Any:
    """Return the *cls* that was dumped as *data*; fields that are not there take their default.

    Raises :class:`NotLoaded`.
    """
    values = {}
    for spec in fields_of(cls):
        if spec.name in data:
            values[spec.attr] = _loader(spec.hint)(data[spec.name])
        elif spec.required:
            raise NotLoaded(f"{spec.name} is missing")
    return cls(**values)


def load_order(cls: type, data: Mapping[str, Any]) -> tuple[Any, Faults]:
    """Return the order of *data* and what did not load; such a field holds None in the order.

    Unknown fields are faults too.  Null is taken as not given where the default is None.
    """
    values: dict[str, Any] = {}
    faults: dict[str, object] = {}
    specs = fields_of(cls)
    for spec in specs:
        raw = data.get(spec.name, MISSING)
        if raw is MISSING and not spec.required:
            continue
        try:
            values[spec.attr] = _loader(spec.hint)(raw)
            _in_domain(values[spec.attr], spec.metadata)
        except NotLoaded:
            values[spec.attr] = None
            faults[spec.name] = raw
    known = {spec.name for spec in specs}
    faults |= {name: data[name] for name in data if name not in known and name not in ENVELOPE}
    for name, kind in (("overrule", bool), ("group", str)):
        if not isinstance(data.get(name, kind()), kind):
            faults[name] = data[name]
    return cls(**values), faults


def _in_domain(value: Any, metadata: Mapping[str, Any]) -> None:
    items = value if isinstance(value, tuple) else value.values() if isinstance(value, dict) else (value,)
    for item in items:
        if item is None:
            continue
        low, high, options = metadata.get("min"), metadata.get("max"), metadata.get("options")
        if (low is not None and item < low) or (high is not None and item > high):
            raise NotLoaded("outside its range")
        if options is not None and item not in options:
            raise NotLoaded("none of the options")
    if metadata.get("filled") and not (value or "").strip():
        raise NotLoaded("empty")


@cache
def _loader(hint: Any) -> Callable[[Any], Any]:
    """Return a function that turns JSON into *hint* or raises :class:`NotLoaded`."""
    origin = get_origin(hint)
    if hint is Any or hint is object:
        return _anything
    if isinstance(hint, typing.NewType):
        return _loader(hint.__supertype__)
    if hint in (int, str, bool, type(None)):
        return _exactly(hint)
    if hint is float:
        return _number
    if origin is Literal:
        return _one_of(get_args(hint))
    if origin in (Union, types.UnionType):
        return _either([_loader(part) for part in get_args(hint)])
    if origin in (tuple, list):
        return _sequence(get_args(hint))
    if origin in (dict, Mapping) or origin is typing.get_origin(Mapping[str, int]):
        return _mapping(_loader(get_args(hint)[1]))
    if dataclasses.is_dataclass(hint):
        return _nested(typing.cast(type, hint))
    raise TypeError(f"no wire form for {hint!r}")


def _anything(value: Any) -> Any:
    if value is MISSING:
        raise NotLoaded("missing")
    return value


def _exactly(kind: type) -> Callable[[Any], Any]:
    def check(value: Any) -> Any:
        if type(value) is not kind:
            raise NotLoaded(f"not {kind.__name__}")
        return value

    return check


def _number(value: Any) -> float:
    if type(value) not in (int, float):
        raise NotLoaded("no number")
    return value  # type: ignore[no-any-return]


def _one_of(words: tuple[Any, ...]) -> Callable[[Any], Any]:
    def check(value: Any) -> Any:
        if not any(type(value) is type(word) and value == word for word in words):
            raise NotLoaded("none of the words")
        return value

    return check


def _either(parts: list[Callable[[Any], Any]]) -> Callable[[Any], Any]:
    def check(value: Any) -> Any:
        for part in parts:
            try:
                return part(value)
            except NotLoaded:
                continue
        raise NotLoaded("fits none")

    return check


def _sequence(args: tuple[Any, ...]) -> Callable[[Any], tuple[Any, ...]]:
    loaders = [_loader(arg) for arg in args if arg is not Ellipsis]
    fixed = None if args[-1] is Ellipsis else len(args)

    def check(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple) or (fixed is not None and len(value) != fixed):
            raise NotLoaded("no such list")
        wanted = loaders * len(value) if fixed is None else loaders
        return tuple(part(item) for part, item in zip(wanted, value, strict=False))

    return check


def _mapping(part: Callable[[Any], Any]) -> Callable[[Any], dict[str, Any]]:
    def check(value: Any) -> dict[str, Any]:
        if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
            raise NotLoaded("no object")
        return {key: part(item) for key, item in value.items()}

    return check


def _nested(cls: type) -> Callable[[Any], Any]:
    def check(value: Any) -> Any:
        if not isinstance(value, Mapping):
            raise NotLoaded("no object")
        if any(key not in {spec.name for spec in fields_of(cls)} for key in value):
            raise NotLoaded("unknown field")
        nested = load(cls, value)
        for spec in fields_of(cls):
            _in_domain(getattr(nested, spec.attr), spec.metadata)
        return nested

    return check
