"""What may be set by decree, in all games: the values that are offered are the values that are taken."""

from __future__ import annotations

from typing import Any

from tests.contract.games import battle_of, battles, every_game, ruleset_of, vectors_of
from timonier.kernel import engine
from timonier.kernel.decrees import decrees
from timonier.kernel.ruleset import GM, Battle, Ruleset
from timonier.kernel.texts import words


def is_taken(ruleset: Ruleset, battle: Battle, ship: str | None, field: str, value: Any) -> bool:
    order = {"type": "adjust", "ship": ship, "field": field, "value": value}
    return engine.refusal_of(ruleset, battle, order) is None


def offered(ruleset: Ruleset, battle: Battle, ship: str | None, lang: str = "fr") -> list[dict[str, Any]]:
    return decrees(ruleset, battle, ship, words(ruleset.package, lang))


def middle(game: str) -> list[tuple[Ruleset, Battle]]:
    """Return a battle at its start and one that is under way."""
    first, *_, last = vectors_of(game)
    return [(ruleset_of(first), battle_of(first)), (ruleset_of(last), battles(last)[-1])]


@every_game
def test_whatever_is_offered_is_taken(game: str) -> None:
    for ruleset, battle in middle(game):
        for ship in (None, *list(battle.ships)[:2]):
            for decree in offered(ruleset, battle, ship):
                values = [option["value"] for option in decree["options"]]
                values += [end for end in (decree["minimum"], decree["maximum"]) if end is not None]
                values += [True, False] if decree["flag"] else []
                refused = [v for v in values if not is_taken(ruleset, battle, ship, decree["field"], v)]
                assert refused == [], decree


@every_game
def test_a_number_has_the_ends_that_the_rules_give_it(game: str) -> None:
    for ruleset, battle in middle(game):
        for ship in (None, *list(battle.ships)[:2]):
            for decree in offered(ruleset, battle, ship):
                beyond = [(decree["minimum"], -1), (decree["maximum"], 1)]
                values = [end + step for end, step in beyond if end is not None]
                taken = [v for v in values if is_taken(ruleset, battle, ship, decree["field"], v)]
                assert taken == [], decree


@every_game
def test_every_word_that_stands_on_a_sheet_is_among_those_offered(game: str) -> None:
    for ruleset, battle in middle(game):
        if battle.over:
            continue
        for ship in list(battle.ships)[:2]:
            for decree in offered(ruleset, battle, ship):
                if isinstance(decree["value"], str):
                    assert decree["value"] in [option["value"] for option in decree["options"]], decree


@every_game
def test_the_decrees_of_a_ship_are_the_rows_that_can_be_adjusted(game: str) -> None:
    for ruleset, battle in middle(game):
        shown = ruleset.board(battle, GM, words(ruleset.package, "fr"))["ships"][0]
        rows = [row["field"] for part in shown["sheet"] for row in part["rows"] if row["adjustable"]]
        assert [decree["field"] for decree in offered(ruleset, battle, shown["id"])] == rows


@every_game
def test_nothing_that_is_offered_lacks_its_words(game: str) -> None:
    ruleset, battle = middle(game)[0]
    for lang in ("fr", "en"):
        for ship in (None, next(iter(battle.ships))):
            for decree in offered(ruleset, battle, ship, lang):
                labels = [decree["label"], decree["text"], *(option["label"] for option in decree["options"])]
                assert all(labels), decree
                assert not decree["label"].startswith("field-"), decree
