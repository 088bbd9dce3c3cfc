"""Words: events and refusals as sentences, ids as names and labels, in both languages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.kernel import play
from tests.kernel.skiffs import Hit, RoundBegan
from timonier.kernel.common import Adjusted, Noted, Overruled
from timonier.kernel.refusals import hard
from timonier.kernel.texts import event_text, name_of, refusal_json, refusal_text, value_text, words

BATTLE = play.battle()


def say(event: Any, lang: str) -> str:
    return event_text(play.RULESET, BATTLE, event, lang)


@pytest.mark.parametrize(
    ("event", "fr", "en"),
    [
        (
            Hit(ship="b", part="hull", left=2),
            "Skiff b est touché : coque, reste 2.",
            "Skiff b is hit: hull, 2 left.",
        ),
        (RoundBegan(round=1), "Tour 1.", "Round 1."),
        (
            Adjusted(ship="a", field="hull", value=3),
            "Décret\u00a0: Skiff a, Coque = 3.",
            "Decree: Skiff a, Hull = 3.",
        ),
        (Adjusted(field="rum", value=None), "Décret\u00a0: Rhum = –.", "Decree: Rum = –."),
        (
            Adjusted(ship="a", field="veil", value="whole"),
            "Décret\u00a0: Skiff a, Voile = invisible.",
            "Decree: Skiff a, Veil = invisible.",
        ),
        (Noted(text="ahoy"), "Note\u00a0: ahoy", "Note: ahoy"),
    ],
)
def test_an_event_is_a_sentence_in_both_languages(event: Any, fr: str, en: str) -> None:
    assert (say(event, "fr"), say(event, "en")) == (fr, en)


@pytest.mark.parametrize("text", ["x" * 2501, "x" * 100_000, "\ue0000\ue000", "\ue0001\ue000" + "y" * 3000])
def test_a_long_text_is_said_whole(text: str) -> None:
    assert say(Noted(text=text), "en") == f"Note: {text}"
    refusal = hard("bad_value", "SK-1", "range", field=text, value=text)
    assert refusal_text(play.RULESET, BATTLE, refusal, "en") == f"{text} cannot be {text}."


def test_an_event_may_come_as_json() -> None:
    assert say({"type": "hit", "ship": "b", "part": "rum", "left": 0}, "en") == "Skiff b is hit: rum, 0 left."


def test_a_ruling_names_what_was_overruled() -> None:
    ruling = Overruled(code="out_of_range", rule="SK-2", facts={"range": 30})
    assert say(ruling, "en") == "The GM overrules (SK-2): 30 metres: out of range."


def test_a_refusal_is_a_sentence() -> None:
    refusal = hard("bad_value", "SK-1", "range", field="range", value=0)
    assert refusal_text(play.RULESET, BATTLE, refusal, "en") == "Range cannot be 0."
    assert refusal_text(play.RULESET, None, refusal, "fr") == "Portée ne peut valoir 0."


def test_a_refusal_on_the_wire_names_the_field_where_one_is_at_fault() -> None:
    told = refusal_json(play.RULESET, BATTLE, hard("unknown_ship", "SK-1", "target", ship="z"), "en")
    assert told == {
        "code": "unknown_ship",
        "message": "No such ship.",
        "rule": "SK-1",
        "soft": False,
        "field": "target",
    }
    assert "field" not in refusal_json(play.RULESET, BATTLE, hard("battle_over", "SK-1"), "en")


@pytest.mark.parametrize(("lang", "other"), [("en", "en"), ("fr", "fr"), ("de", "fr"), ("", "fr")])
def test_what_is_not_english_is_french(lang: str, other: str) -> None:
    assert words(play.RULESET.package, lang).lang == other


@pytest.mark.parametrize(
    ("domain", "value", "text"),
    [
        ("x", None, "–"),
        ("x", True, "yes"),
        ("x", 3, 3),
        ("x", 1.5, 1.5),
        ("part", "rum", "rum"),
        ("x", [], "–"),
        ("part", {"rum": 2, "hull": 1}, "rum 2, hull 1"),
        ("x", {}, "–"),
        ("x", "nobody", "nobody"),
        ("x", ["a", "red"], "a, red"),
    ],
)
def test_a_value_is_what_a_person_reads(domain: str, value: Any, text: Any) -> None:
    assert value_text(words(play.RULESET.package, "en"), BATTLE, domain, value, None) == text


@pytest.mark.parametrize(
    ("value", "ref", "text"),
    [
        (["a", "b"], "ship", "Skiff a, Skiff b"),
        ({"a": 2, "b": ["a"]}, "ship", "Skiff a 2, Skiff b a"),
        ("red", "side", "Reds"),
        ("red", "ship", "red"),
    ],
)
def test_an_id_is_a_name_where_it_is_one(value: Any, ref: str, text: str) -> None:
    assert value_text(words(play.RULESET.package, "en"), BATTLE, "x", value, ref) == text


@pytest.mark.parametrize("text", ["a", "red", "hull", "–"])
def test_a_free_text_is_said_as_it_stands(text: str) -> None:
    assert (say(Noted(text=text), "fr"), say(Noted(text=text), "en")) == (
        f"Note\u00a0: {text}",
        f"Note: {text}",
    )


@pytest.mark.parametrize(("field", "value", "text"), [("target", "b", "Skiff b"), ("hull", "b", "b")])
def test_a_value_at_fault_is_a_name_where_its_field_holds_ids(field: str, value: str, text: str) -> None:
    refusal = hard("bad_value", "SK-1", field, field=field, value=value)
    assert refusal_text(play.RULESET, BATTLE, refusal, "en").endswith(f"cannot be {text}.")


def test_a_ship_and_a_side_of_one_id_are_told_apart_by_the_field() -> None:
    twins = replace(BATTLE, sides={"a": "Side a"})
    said = words(play.RULESET.package, "en")
    assert value_text(said, twins, "x", "a", "side") == "Side a"
    assert value_text(said, twins, "x", "a", "ship") == "Skiff a"


def test_a_ship_called_like_a_word_keeps_her_name() -> None:
    named = replace(BATTLE, ships={"rum": BATTLE.ships["a"]})
    said = words(play.RULESET.package, "en")
    assert value_text(said, named, "part", "rum", "ship") == "Skiff a"
    assert value_text(said, named, "part", "rum", None) == "rum"


def test_numbers_stay_numbers_for_plurals() -> None:
    said = words("tests.kernel.plurals", "en")
    assert [said.get("event-leaks", count=n) for n in (1, 2)] == ["1 leak", "2 leaks"]
    said = words("tests.kernel.plurals", "fr")
    assert [said.get("event-leaks", count=n) for n in (0, 1, 2)] == ["0 fuite", "1 fuite", "2 fuites"]


def test_a_message_that_is_missing_shows_its_id() -> None:
    said = words(play.RULESET.package, "en")
    assert said.get("no-such") == "no-such"
    assert said.label("part", "keel") == "keel"


def test_an_id_becomes_the_name_of_a_message() -> None:
    assert [name_of("bool", True), name_of("x", 3), name_of("x", "a.b c")] == ["bool-true", "x-3", "x-a-b-c"]
