"""Dataclasses to JSON and back: strict, and with every fault told."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timonier.kernel import codec, fields
from timonier.kernel.codec import MISSING, NotLoaded, load_order

Id = NewType("Id", str)


@dataclass(frozen=True, kw_only=True)
class Person:
    trait: int = fields.whole(low=1, high=10)
    knack: int = fields.whole(0, low=0)


@dataclass(frozen=True, kw_only=True)
class Order:
    ship: Id
    range: int = fields.whole(1, low=1, high=9)
    arc: str = fields.choice(("full", "half"), "full")
    aim: Literal["rudder", 2] | None = None
    seen: bool = fields.flag()
    factor: float = 1.0
    marks: tuple[int, ...] = fields.plain(())
    pair: tuple[int, str] | None = None
    pilots: int | dict[str, int] = fields.whole(0, low=0, high=10)
    person: Person | None = None
    crew: tuple[Person, ...] = ()
    words: Mapping[str, bool] = field(default_factory=dict)
    value: Any = None
    text: str = fields.text("x", filled=True)


def faults(**more: Any) -> dict[str, object]:
    return dict(load_order(Order, {"ship": "a", **more})[1])


def test_an_order_takes_its_defaults() -> None:
    order, bad = load_order(Order, {"type": "order", "ship": "a", "overrule": True, "group": "g"})
    assert (order, bad) == (Order(ship=Id("a")), {})


def test_what_is_missing_is_a_fault_and_holds_none() -> None:
    order, bad = load_order(Order, {})
    assert (order.ship, bad) == (None, {"ship": MISSING})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ship", 3),
        ("ship", None),
        ("range", "3"),
        ("range", 3.0),
        ("range", True),
        ("range", None),
        ("range", 0),
        ("range", 10),
        ("arc", "quarter"),
        ("arc", ["full"]),
        ("aim", "keel"),
        ("aim", 2.0),
        ("aim", True),
        ("seen", 1),
        ("seen", None),
        ("factor", "1"),
        ("factor", True),
        ("marks", 3),
        ("marks", [1, "2"]),
        ("marks", {"0": 1}),
        ("pair", [1]),
        ("pair", [1, "a", 2]),
        ("pilots", 11),
        ("pilots", {"a": 11}),
        ("pilots", {"a": "3"}),
        ("person", {}),
        ("person", {"trait": 11}),
        ("person", {"trait": 1, "size": 2}),
        ("person", [1, 2]),
        ("crew", [{"trait": 1}, {"trait": 0}]),
        ("words", {"a": 1}),
        ("text", " \n"),
        ("unlisted", 1),
        ("overrule", "yes"),
        ("overrule", None),
        ("group", 5),
    ],
)
def test_what_does_not_fit_is_a_fault_with_the_value_given(name: str, value: Any) -> None:
    assert faults(**{name: value}) == {name: value}


@pytest.mark.parametrize(
    ("name", "value", "loaded"),
    [
        ("aim", None, None),
        ("aim", 2, 2),
        ("factor", 2, 2),
        ("marks", [1, 2], (1, 2)),
        ("pair", [1, "a"], (1, "a")),
        ("pilots", {"a": 10}, {"a": 10}),
        ("person", {"trait": 3}, Person(trait=3)),
        ("crew", [{"trait": 3, "knack": 2}], (Person(trait=3, knack=2),)),
        ("words", {"a": True}, {"a": True}),
        ("value", {"x": [None, 1.5]}, {"x": [None, 1.5]}),
    ],
)
def test_what_fits_is_loaded(name: str, value: Any, loaded: Any) -> None:
    order, bad = load_order(Order, {"ship": "a", name: value})
    assert (getattr(order, name), bad) == (loaded, {})


def test_defaults_of_lists_and_tables_are_not_shared() -> None:
    @dataclass(frozen=True)
    class Listed:
        items: list[int] = fields.plain([])

    assert Listed().items is not Listed().items


def test_a_missing_field_of_our_own_is_an_error() -> None:
    with pytest.raises(NotLoaded, match="ship is missing"):
        codec.load(Order, {})


def test_a_hint_without_a_wire_form_is_an_error() -> None:
    @dataclass(frozen=True)
    class Odd:
        items: frozenset[int]

    with pytest.raises(TypeError, match="no wire form"):
        codec.load(Odd, {"items": []})


people = st.builds(Person, trait=st.integers(1, 10), knack=st.integers(0, 10**6))
orders = st.builds(
    Order,
    ship=st.text(),
    range=st.integers(1, 9),
    aim=st.sampled_from(["rudder", 2, None]),
    seen=st.booleans(),
    factor=st.floats(allow_nan=False, allow_infinity=False),
    marks=st.lists(st.integers()).map(tuple),
    pair=st.none() | st.tuples(st.integers(), st.text()),
    pilots=st.integers(0, 10) | st.dictionaries(st.text(), st.integers(0, 10)),
    person=st.none() | people,
    crew=st.lists(people, max_size=3).map(tuple),
    words=st.dictionaries(st.text(), st.booleans()),
    value=st.none() | st.text() | st.lists(st.integers()),
)


@given(orders)
def test_what_is_dumped_is_loaded_again(order: Order) -> None:
    wire = json.loads(json.dumps(codec.dump(order)))
    assert codec.load(Order, wire) == order
    assert load_order(Order, wire) == (order, {})


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
NAMES = [spec.name for spec in codec.fields_of(Order)]


@given(st.dictionaries(st.sampled_from([*NAMES, "overrule", "group", "other"]), anything))
def test_any_object_is_loaded_or_its_faults_are_told(data: dict[str, Any]) -> None:
    order, bad = load_order(Order, data)
    assert all(getattr(order, name) is None for name in bad if name in NAMES)
    assert {name: value for name, value in bad.items() if value is not MISSING}.keys() <= data.keys()


@dataclass(frozen=True, kw_only=True)
class Breeze:
    from_: int = fields.whole(low=0, high=5)
    hex: tuple[int, int] | None = fields.plain(MISSING)


def test_a_field_may_be_named_by_a_word_of_python() -> None:
    assert load_order(Breeze, {"type": "breeze", "from": 3}) == (Breeze(from_=3), {})
    assert load_order(Breeze, {"type": "breeze", "from": 6})[1] == {"from": 6}
    assert load_order(Breeze, {"type": "breeze", "from_": 3})[1] == {"from": MISSING, "from_": 3}
    assert codec.load(Breeze, codec.dump(Breeze(from_=3, hex=None))) == Breeze(from_=3, hex=None)
    assert codec.dump(Breeze(from_=3, hex=None)) == {"from": 3, "hex": None}


def test_null_and_not_given_may_be_told_apart() -> None:
    assert load_order(Breeze, {"from": 0})[0].hex is MISSING
    assert load_order(Breeze, {"from": 0, "hex": None})[0].hex is None
    assert codec.dump(Breeze(from_=0)) == {"from": 0}
