"""Nobody but the GM gets a byte of a secret, and nobody writes beyond their role.  Complaint 9."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlmodel import SQLModel
from werkzeug.test import TestResponse

from tests.api.secrets import API, GAMES, World, word, world

OTHERS = ("red", "idle", "blue", "display", "device", "stranger", "nobody")
SEATS = ("red", "idle", "blue", "display")

OPEN = {("POST", "/api/v1/join"), ("POST", "/api/v1/adjudicate")}
"""Writes that keep nothing of a battle."""


@pytest.fixture(scope="module", params=GAMES)
def secret(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with world(tmp_path_factory.mktemp("secrets"), request.param) as made:
        yield made


def routes(made: World) -> list[tuple[str, str, str]]:
    """Return (method, rule, address) of every route, its variables filled with what is there."""
    known = {"battle": made.battle, "roll": pending(made), "example": "seventh-sea-battle"}
    known |= {"id": "seventh-sea", "code": "BBBBBB", "token": "x", "name": "start.js"}
    found = []
    for rule in made.app.url_map.iter_rules():
        address = rule.rule
        for name in rule.arguments:
            for form in (f"<{name}>", f"<string:{name}>", f"<path:{name}>"):
                address = address.replace(form, known.get(name, "1"))
        methods = (rule.methods or set()) - {"HEAD", "OPTIONS"}
        found += [(method, rule.rule, address) for method in sorted(methods)]
    return found


def pending(made: World) -> str:
    waiting = made.client("gm").get(made.here).json["pending"]
    return str(waiting["rolls"][0]["roll_id"])


QUERIES = (
    "",
    "?lang=en",
    "?format=text",
    "?last=100",
    "?ship=a",
    "?ship=b",
    "?ship=c",
    "?hidden=true",
    "?as=display",
    "?with=battle",
)


def read(made: World, who: str, address: str) -> str:
    """Return all that an address answers to *who*: body and headers; of a stream what is there at once."""
    path, _, query = address.partition("?")
    if not path.endswith("/stream"):
        answer = made.client(who).get(address)
        return answer.get_data(as_text=True) + str(answer.headers)
    answer = made.client(who).get(f"{path}?after=0&{query}", buffered=False)
    if answer.status_code != 200:
        return answer.get_data(as_text=True)
    chunks = iter(answer.response)
    told = [next(chunks), next(chunks)]
    answer.close()
    return "".join(chunk if isinstance(chunk, str) else chunk.decode() for chunk in told)


def leaks(made: World, text: str) -> list[str]:
    return [hidden for hidden in made.hidden if hidden in text]


@pytest.mark.parametrize("who", OTHERS)
def test_no_byte_of_a_secret_reaches_anybody_but_the_gm(secret: World, who: str) -> None:
    found = {}
    for method, _, address in routes(secret):
        if method != "GET":
            continue
        for query in QUERIES:
            text = read(secret, who, address + query)
            if leaks(secret, text):
                found[address + query] = leaks(secret, text)
    assert not found


AS_DISPLAY = ("", "/log", "/log?last=1000", "/log?format=text&last=1000", "/stream", "/stream?with=battle")
"""What can be looked at as a display does."""


@pytest.mark.parametrize("who", ["gm", "red", "blue", "display"])
def test_looking_as_a_display_shows_what_a_display_sees_and_no_byte_more(secret: World, who: str) -> None:
    for path in AS_DISPLAY:
        asked = f"{secret.here}{path}{'&' if '?' in path else '?'}as=display"
        text = read(secret, who, asked)
        assert not leaks(secret, text), asked
        assert body_of(text) == body_of(read(secret, "display", f"{secret.here}{path}")), asked


def body_of(text: str) -> str:
    """Return an answer without its headers, and without the name of the one who asked."""
    return text.split("Content-Type:", maxsplit=1)[0].replace('"name":"Name of display"', '"name":null')


def test_who_may_not_look_may_not_look_as_a_display_either(secret: World) -> None:
    for who, status in (("device", 403), ("stranger", 404), ("nobody", 401)):
        for path in AS_DISPLAY:
            asked = f"{secret.here}{path}{'&' if '?' in path else '?'}as=display"
            assert secret.client(who).get(asked).status_code == status, (who, asked)
    for path in ("", "/log", "/stream"):
        answer = secret.client("red").get(f"{secret.here}{path}?as=gm")
        assert (answer.status_code, list(answer.json["errors"])) == (422, ["as"])


def test_the_gm_sees_all_of_it(secret: World) -> None:
    whole = read(secret, "gm", f"{secret.here}/log?last=1000") + read(secret, "gm", secret.here)
    seen = [hidden for hidden in secret.hidden if hidden in whole]
    # The other battle's ship is in the other battle.
    assert len(seen) >= len(secret.hidden) - 2


def test_a_stream_tells_a_seat_what_it_may_see(secret: World) -> None:
    text = read(secret, "red", f"{secret.here}/stream")
    assert "Said to all" in text and "event: entry" in text
    assert "Said to all" in read(secret, "display", f"{secret.here}/log?last=100")


def test_a_waiting_roll_of_a_hidden_ship_waits_for_nobody_else(secret: World) -> None:
    for who in SEATS:
        assert secret.client(who).get(secret.here).json["pending"] is None


def test_nothing_is_seen_of_a_sheet_but_name_side_type_and_marks(secret: World) -> None:
    for who in SEATS:
        battle = secret.client(who).get(secret.here).json
        assert battle["state"]["ships"]["c"].keys() <= {"name", "side", "type"}
        (shown,) = [ship for ship in battle["board"]["ships"] if ship["id"] == "c"]
        assert shown["gauges"] == [] and shown["sheet"] == []
        for entry in secret.client(who).get(f"{secret.here}/log?last=100").json["entries"]:
            for event in entry.get("events", ()):
                if "c" in event.values():
                    assert all(isinstance(value, str) for value in event.values()), event


def test_what_a_rule_set_hides_stays_hidden(secret: World) -> None:
    """The toy game has a secret field, and a choice whose options tell of it."""
    if secret.game != "skiffs":
        return
    for address in (secret.here, f"{secret.here}/log?last=100", f"{secret.here}/stream"):
        assert '"rum"' not in read(secret, "display", address), address
    ships = secret.client("red").get(secret.here).json["state"]["ships"]
    assert "rum" in ships["a"] and "rum" not in ships["b"]


def test_options_of_a_choice_are_seen_by_the_side_that_decides(secret: World) -> None:
    """What can be lost tells of what is there, and that may be a secret."""
    if secret.game != "skiffs":
        return
    gm, red = secret.client("gm"), secret.client("stranger")
    here = f"{API}/battles/{secret.other}"
    waiting = gm.post(f"{here}/commands", json={"type": "shoot", "ship": "a", "target": "b"}).json["pending"]
    choice = gm.put(f"{here}/rolls/{waiting['rolls'][0]['roll_id']}", json={"faces": [6, 6, 6]}).json[
        "pending"
    ]
    assert choice["rolls"][0]["choice"] == ["hull", "oars", "rum"]
    (seen,) = red.get(here).json["pending"]["rolls"]
    assert (seen["kind"], seen["who"], seen["choice"], seen["choice_labels"]) == ("choice", "blue", [], {})
    gm.put(f"{here}/rolls/{choice['rolls'][0]['roll_id']}", json={"choice": "oars"})
    assert [roll["kind"] for roll in gm.get(f"{here}/log").json["entries"][-1]["dice"]] == ["dice", "choice"]
    assert [roll["kind"] for roll in red.get(f"{here}/log").json["entries"][-1]["dice"]] == ["dice"]


@pytest.mark.parametrize("who", ["red", "blue"])
def test_an_order_at_a_hidden_ship_is_refused_like_one_at_a_made_up_one(secret: World, who: str) -> None:
    """Guessing at ids tells nothing."""
    own = "a" if who == "red" else "b"
    attack = "shoot" if secret.game == "skiffs" else "fire"
    answers = []
    for target in (secret.ghost, word()):
        body = {"type": attack, "ship": own, "target": target, "range": 1}
        answer = secret.client(who).post(f"{secret.here}/commands", json=body)
        answers.append((answer.status_code, answer.get_data(as_text=True).replace(target, "?")))
    body = {"type": attack, "ship": secret.ghost, "target": own, "range": 1}
    assert secret.client(who).post(f"{secret.here}/commands", json=body).status_code == 403
    if answers[1][0] != 409:
        assert answers[0] == answers[1]
    assert secret.client(who).get(f"{secret.here}/orders?ship={secret.ghost}").status_code == 404


BODIES: tuple[Any, ...] = (
    {},
    {"type": "next"},
    {"type": "note", "text": "x"},
    {"type": "adjust", "ship": "a", "field": "hull", "value": 1},
    {"type": "shoot", "ship": "b", "target": "a"},
    {"faces": [1, 1, 1]},
    {"source": "software", "rest": True},
    {"title": "Stolen", "sources": {"red": "software"}},
    {"to": 0},
    {"entry": 1, "command": {"type": "note", "text": "y"}, "reason": "z"},
    {"reason": "z"},
    {"role": "gm"},
    {"name": "x", "ruleset": "seventh-sea", "title": "x", "setup": {"sides": []}},
)


def kept(made: World) -> str:
    """Return all that the database holds, as text."""
    with made.app.extensions["timonier"].store.reading() as session:
        link = session.connection()
        rows = {
            table.name: [tuple(row) for row in link.execute(table.select().order_by(*table.primary_key))]
            for table in SQLModel.metadata.sorted_tables
        }
    return json.dumps(rows, default=str)


def write(made: World, who: str, method: str, address: str, body: Any) -> TestResponse:
    return made.client(who).open(address, method=method, json=body)


@pytest.mark.parametrize("who", ["idle", "display", "device", "stranger", "nobody"])
def test_nobody_writes_beyond_their_role(secret: World, who: str) -> None:
    """Every write of every route, tried with all kinds of bodies: refused, and not a row has changed."""
    before = kept(secret)
    wrong = {}
    for method, rule, address in routes(secret):
        if method == "GET" or (method, rule) in OPEN or not rule.startswith(API):
            continue
        for body in BODIES:
            answer = write(secret, who, method, address, body)
            if (
                answer.status_code < 400
                or answer.status_code >= 500
                or leaks(secret, answer.get_data(as_text=True))
            ):
                wrong[f"{method} {address} {body}"] = answer.status_code
    assert not wrong
    assert kept(secret) == before


@pytest.mark.parametrize("who", ["red", "blue"])
def test_a_player_writes_no_more_than_may_says(secret: World, who: str) -> None:
    """Nothing of the GM's: the waiting roll is a hidden ship's, so that not one of these can do anything."""
    before = kept(secret)
    wrong = {}
    for method, rule, address in routes(secret):
        if method == "GET" or (method, rule) in OPEN or not rule.startswith(API):
            continue
        for body in BODIES:
            answer = write(secret, who, method, address, body)
            text = answer.get_data(as_text=True)
            previews = rule.endswith("/preview") and answer.status_code == 200
            if (
                (answer.status_code < 400 and not previews)
                or answer.status_code >= 500
                or leaks(secret, text)
            ):
                wrong[f"{method} {address} {body}"] = (answer.status_code, text[:200])
    assert not wrong
    assert kept(secret) == before


@pytest.mark.parametrize("who", ["red", "display"])
def test_the_cookie_alone_reads_and_needs_its_header_to_write(secret: World, who: str) -> None:
    client = secret.client("nobody")
    client.set_cookie("timonier", str(secret.tokens[who]))
    assert client.get(secret.here).status_code == 200
    answer = client.post(f"{secret.here}/commands", json={"type": "next"})
    assert (answer.status_code, answer.json["code"]) == (403, "header_missing")
    told = client.post(f"{secret.here}/commands", json={"type": "next"}, headers={"X-Timonier": "1"})
    assert (told.status_code, told.json["code"]) == (403, "forbidden")
