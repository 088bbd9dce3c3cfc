"""What a person reads: the same texts in both languages, one for every id, and proper French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from timonier.kernel import codec
from timonier.kernel.events import type_of
from timonier.kernel.tables import standard
from timonier.kernel.texts import name_of, words
from timonier.rulesets import broadsides
from timonier.rulesets.broadsides import RULESET
from timonier.rulesets.broadsides.board import SECTIONS
from timonier.rulesets.broadsides.commands.adjust import OF_BATTLE, OF_SHIPS
from timonier.rulesets.broadsides.sailing import ATTITUDES, STEPS
from timonier.rulesets.broadsides.setup import GIVEN, REQUIRED
from timonier.rulesets.broadsides.state import STATUSES
from timonier.rulesets.broadsides.turn import STEPS as PHASES

FOLDER = Path(broadsides.__file__).parent
MARKS = ("sunk", "captured", "fled", "grappled", "bonus", "stuck", "fired", "boarded")
PURPOSES = ("gunnery", "boarding", "break_off", "wind_start", "wind_shift")


class Variables(Visitor):  # type: ignore[misc]
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Return the messages of all files of one language, each with its variables."""
    found: dict[str, set[str]] = {}
    for path in sorted((FOLDER / "locales").glob(f"*.{lang}.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                assert entry.id.name not in found
                found[entry.id.name] = variables.names
    return found


def codes() -> set[str]:
    """Return every code that the rule set refuses with."""
    source = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    return set(re.findall(r'(?:hard|soft)\(\s*"(\w+)"', source))


def wanted() -> list[str]:
    """Return the ids of all messages that the rule set needs."""
    ids = ["ruleset-name", "wind-force"]
    ids += [f"refusal-{code}" for code in sorted(codes())]
    ids += [f"event-{type_of(cls)}" for cls in RULESET.event_types]
    ids += [f"command-{command}" for command in RULESET.commands]
    ids += [f"purpose-{purpose}" for purpose in PURPOSES]
    ids += [f"gauge-{gauge}" for gauge in RULESET.gauges]
    ids += [f"mark-{mark}" for mark in MARKS]
    ids += [f"step-{step}" for step in PHASES] + [f"board-step-{step}" for step in PHASES[2:]]
    ids += [f"steps-{step}" for step in STEPS] + [f"heading-{way}" for way in range(6)]
    ids += [f"status-{status}" for status in STATUSES] + [f"attitude-{way}" for way in ATTITUDES]
    ids += [f"sheet-{section}" for section in SECTIONS]
    ids += [name_of("type", kind) for kind in RULESET.ship_types(standard(RULESET.package, RULESET.shape))]
    ids += [name_of("field", field) for field in (*REQUIRED[1:], *GIVEN, *OF_SHIPS, *OF_BATTLE)]
    for option in RULESET.options:
        ids.append(f"option-{option.id}")
        ids += [f"option-{option.id}-{value}" for value in option.values if isinstance(value, str)]
    for command in RULESET.commands.values():
        for spec in codec.fields_of(command.order):
            ids.append(f"field-{spec.name}")
            ids += [f"unit-{spec.metadata['unit']}"] if "unit" in spec.metadata else []
    return ids


def test_both_languages_say_the_same_things() -> None:
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_id_has_its_words(lang: str) -> None:
    said = words(RULESET.package, lang)
    assert [key for key in wanted() if not said.has(key)] == []


def test_every_code_stands_in_the_rules() -> None:
    known = {"battle_over", "already_over", "bad_value", "unknown_ship", "unknown_side", "unknown_type"}
    known |= {"duplicate_ship", "self_target", "ship_out", "target_out", "missing_fact", "mixed_sides"}
    known |= {"fort_no_boarding", "fort_cannot_move", "not_grappled", "friendly_target", "wrong_step"}
    known |= {"fort_unhurt", "locked", "target_locked", "already_fired", "fire_or_board", "out_of_range"}
    known |= {"out_of_arc", "line_blocked", "not_adjacent", "target_already_boarded", "already_boarded"}
    known |= {"locked_elsewhere", "already_tried", "no_movement", "head_to_wind", "not_enough_points"}
    known |= {"land", "hex_occupied", "fight_not_rolled", "last_round"}
    assert codes() == known


def test_french_spaces_and_apostrophes() -> None:
    text = "\n".join(path.read_text("utf-8") for path in (FOLDER / "locales").glob("*.fr.ftl"))
    values = [line.partition("=")[2] or line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in values if re.search(r"[^\N{NO-BREAK SPACE}\d][:;?!](\s|$)", line)] == []
    assert not re.search(r"\w'\w", text)
