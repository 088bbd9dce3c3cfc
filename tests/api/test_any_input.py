"""Nothing that is sent makes the server fall over: no answer is a 500."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any
from urllib.parse import quote

from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from timonier import registry
from timonier.kernel import describe

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**300, -(10**300), 0, -1, 1.5, 1e300, "", "a", "red", "\x00", "fire", "next"])
    | st.text(max_size=5)
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)
DICE = (
    st.none()
    | st.lists(st.lists(st.integers(1, 10), max_size=6), max_size=6)
    | st.lists(st.lists(SCALARS, max_size=2), max_size=2)
)
RELAXED = settings(
    max_examples=300,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path to every value within *value*."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path] + [found for key, item in inner for found in places(item, (*path, key))]


def with_value(record: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return a copy of *record* with *value* at *path*."""
    if not path:
        return value
    copy = deepcopy(record)
    target = copy
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    return copy


@given(data=st.data())
@RELAXED
def test_a_record_with_anything_anywhere_is_judged_or_refused(
    client: FlaskClient, skirmish: dict[str, Any], data: st.DataObject
) -> None:
    record = skirmish
    for _ in range(data.draw(st.integers(1, 3))):
        record = with_value(record, data.draw(st.sampled_from(places(record))), data.draw(VALUES))
    answer = client.post("/api/v1/adjudicate", data=json.dumps(record), content_type="application/json")
    assert answer.status_code in (200, 400, 422), answer.get_data(as_text=True)


def orders() -> st.SearchStrategy[dict[str, Any]]:
    """Draw an order of 7th Sea with any of its fields, each holding what it should or anything at all."""

    def of(order: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
        properties = order["schema"]["properties"]
        fields = {
            name: st.sampled_from(likely(schema)) | VALUES
            for name, schema in properties.items()
            if name != "type"
        }
        return st.fixed_dictionaries({"type": st.just(order["type"])}, optional=fields | {"extra": VALUES})

    described = describe.describe(registry.ruleset("seventh-sea"), "en")
    return st.sampled_from(described["commands"]).flatmap(of)


def likely(schema: dict[str, Any]) -> list[Any]:
    """Return values that a field of *schema* may take, or nearly."""
    words = schema.get("enum", []) + [
        word for part in schema.get("anyOf", []) for word in part.get("enum", [])
    ]
    return ["a", "b", 1, 2, 3, True, False, schema.get("minimum", 0), schema.get("maximum", 9) + 1, *words]


@given(entries=st.lists(st.tuples(orders(), DICE), min_size=1, max_size=4))
@RELAXED
def test_any_order_is_judged(
    client: FlaskClient, skirmish: dict[str, Any], entries: list[tuple[dict[str, Any], Any]]
) -> None:
    skirmish["entries"] = [{"command": {"type": "next"}, "dice": [[3, 3], [3, 3], [2], [2]]}]
    skirmish["entries"] += [{"command": order, "dice": dice} for order, dice in entries]
    answer = client.post("/api/v1/adjudicate", data=json.dumps(skirmish), content_type="application/json")
    assert answer.status_code == 200, answer.get_data(as_text=True)


@given(body=st.binary(max_size=40))
@RELAXED
def test_any_bytes_are_answered(client: FlaskClient, body: bytes) -> None:
    answer = client.post("/api/v1/adjudicate", data=body, content_type="application/json")
    assert answer.status_code in (400, 422)
    assert answer.content_type == "application/problem+json"


@given(path=st.text(max_size=20), lang=st.text(max_size=5))
@RELAXED
def test_any_address_is_answered(client: FlaskClient, path: str, lang: str) -> None:
    answer = client.get("/api/v1/rulesets/" + quote(path), query_string={"lang": lang})
    assert answer.status_code in (200, 308, 404)
