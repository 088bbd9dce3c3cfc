"""Every word a person reads, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from tests.rulesets.trireme.table import Table, ship
from timonier.kernel import codec, describe, texts
from timonier.kernel.common import Adjusted
from timonier.rulesets.trireme import RULESET, words
from timonier.rulesets.trireme.commands.decrees import OF_BATTLE, OF_SHIPS
from timonier.rulesets.trireme.events.damage import DamageSet
from timonier.rulesets.trireme.events.turn import Concluded

LANGUAGES = ("fr", "en")
SOFT = (
    *("battle_over", "wrong_step", "not_their_move", "move_open", "already_moved", "rammed", "grappled"),
    *("becalmed", "both_speeds", "no_full_speed", "full_crippled", "full_tired", "must_back", "back_twice"),
    *("back_only", "two_turns", "too_far", "no_ram", "friendly_target", "not_forward", "rake_and_ram"),
    *("not_full", "rake_aspect", "no_oars", "already_raked", "permanent", "already_tried", "over_boarding"),
    "not_allotted",
)
HARD = (
    *("unknown_ship", "ship_out", "target_out", "self_target", "bad_value", "empty_path", "not_crippled"),
    *("already_grappled", "not_grappled", "not_fighting", "duplicate_ship", "unknown_side", "unknown_type"),
)
PURPOSES = (
    *("first_player", "wind", "repair", "reef", "fatigue", "boarding"),
    *(f"{throw}{part}" for throw in ("ram", "rake", "grapple", "cut") for part in ("", "_defence")),
)


def wanted() -> Iterator[str]:
    """Yield the ids of all messages that some screen may look up."""
    yield "ruleset-name"
    yield from (f"command-{name}" for name in RULESET.commands)
    for command in RULESET.commands.values():
        yield from (f"field-{spec.name}" for spec in codec.fields_of(command.order))
    yield from (texts.name_of("field", field) for field in (*OF_SHIPS, *OF_BATTLE))
    for option in RULESET.options:
        yield f"option-{option.id}"
        yield from (f"option-{option.id}-{word}" for word in option.values if isinstance(word, str))
    yield from (f"event-{kind}" for kind in RULESET.events)
    yield from (f"refusal-{code}" for code in (*HARD, *SOFT))
    yield from (f"purpose-{purpose}" for purpose in PURPOSES)
    for domain, listed in (
        ("step", words.ROUND),
        ("gauge", RULESET.gauges),
        ("speed", words.SPEEDS),
        ("turn-speed", words.SPEEDS),
        ("path", words.STEPS),
        ("aspect", words.ASPECTS),
        ("crew", words.CREWS),
        ("flags", words.FLAGS),
        ("damage", words.DAMAGES),
        ("status", words.STATUSES),
        ("force", words.FORCES),
        ("wind-force", words.FORCES),
        ("unit", ("hexes", "points")),
        ("cause", ("reef", "ram", "rake", "damage")),
        ("result", ("none", "crippled", "sunk", "sinks", "permanent", "nothing", "partial", "repaired")),
        ("result", ("assailant_taken", "defender_taken", "stand")),
        ("type", ("custom",)),
    ):
        yield from (f"{domain}-{word}" for word in listed)


def messages(lang: str) -> dict[str, str]:
    """Return the messages of this game in one language, as written."""
    source = resources.files(RULESET.package).joinpath("locales", f"{lang}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = source[entry.span.start : entry.span.end]
    return found


def test_both_languages_say_the_same_things_with_the_same_facts() -> None:
    fr, en = messages("fr"), messages("en")
    assert fr.keys() == en.keys()
    for name in fr:
        assert set(re.findall(r"\$\w+", fr[name])) == set(re.findall(r"\$\w+", en[name])), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_missing(lang: str) -> None:
    said = texts.words(RULESET.package, lang)
    assert not [name for name in wanted() if not said.has(name)]


@pytest.mark.parametrize(
    ("field", "value", "fr", "en"),
    [
        ("turn.speed", "full", "A, Vitesse ce tour = pleine vitesse.", "A, Speed this turn = full speed."),
        ("damage", "partial", "A, Avarie = réparé en partie.", "A, Damage = repaired in part."),
        ("damage", "permanent", "A, Avarie = permanente.", "A, Damage = crippled for good."),
        ("must_back", True, "A, Doit reculer = oui.", "A, Must back = yes."),
        ("marines", None, "A, Marine group = –.", "A, Marine group = –."),
        ("side", "red", "A, Camp = Rouges.", "A, Side = Rouges."),
    ],
)
def test_a_decree_names_field_and_value(field: str, value: Any, fr: str, en: str) -> None:
    table = Table(ship("a"))
    for lang, wanted in (("fr", fr), ("en", en)):
        said = texts.event_text(RULESET, table.battle, Adjusted(ship="a", field=field, value=value), lang)
        assert said.endswith(wanted)


def test_a_lasting_damage_is_told_as_damage() -> None:
    table = Table(ship("a"))
    said = texts.event_text(RULESET, table.battle, DamageSet(ship="a", damage="permanent"), "fr")
    assert said == "A\u00a0: avarie permanente."


def test_french_spaces_and_apostrophes() -> None:
    for name, text in messages("fr").items():
        assert "'" not in text, name
        prose = re.sub(r"\{[^{}]*\}", "x", text.partition("=")[2])
        assert not re.search(r"[^\s\u00a0]:(?!\d)|[^\u202f][;!?]| [:;!?]", prose), (name, prose)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_outsiders_are_told_has_labels(lang: str) -> None:
    told = describe.describe(RULESET, lang)
    labels = [
        item["label"] for part in ("options", "ship_types", "commands", "gauges") for item in told[part]
    ]
    labels += [value["label"] for option in told["options"] for value in option["values"]]
    for command in told["commands"]:
        for field in command["schema"]["properties"].values():
            labels += [field.get("title", "Type"), *field.get("x-labels", {}).values()]
    assert not [label for label in labels if re.search(r"_|-[a-z]+_|^field-|^command-|^option-", label)]
    schema = {item["type"]: item["schema"]["properties"] for item in told["commands"]}["move"]
    assert schema["path"]["items"]["enum"] == list(words.STEPS)
    assert schema["path"]["x-labels"].keys() == set(words.STEPS)
    assert (schema["hexes"]["x-unit"], schema["hexes"]["minimum"], schema["hexes"]["maximum"]) == (
        "hexes",
        1,
        99,
    )


def test_halves_are_written_as_each_language_writes_them() -> None:
    table = Table(ship("a"))
    for lang, wanted in (("fr", "0,5"), ("en", "0.5")):
        told = Concluded(winner=None, scores={"red": 0.5, "blue": 0})
        assert wanted in texts.event_text(RULESET, table.battle, told, lang)
