"""The rules of a game in words: in the order of the file, in both languages, and only when asked for."""

from __future__ import annotations

from tests.kernel import skiffs
from timonier.kernel import rulebook
from timonier.kernel.rulebook import Rule
from timonier.kernel.texts import words

PACKAGE = skiffs.RULESET.package


def test_rules_stand_in_the_order_of_their_file_by_the_id_that_refusals_name() -> None:
    assert [rule.id for rule in rulebook.rules(PACKAGE, "en")] == ["SK-2", "SK-1", "SK-3"]


def test_a_rule_has_a_title_and_a_text_in_each_language() -> None:
    assert rulebook.rules(PACKAGE, "fr")[2] == Rule("SK-3", "Grain", "Chaque skiff à flot jette un dé.")
    assert rulebook.rules(PACKAGE, "en")[2] == Rule("SK-3", "Squall", "Every skiff afloat throws a die.")


def test_a_game_without_a_rulebook_has_no_rules() -> None:
    assert rulebook.rules("timonier.kernel", "fr") == ()


def test_the_words_of_a_battle_are_read_without_its_rules() -> None:
    said = words(PACKAGE, "fr")
    assert said.has("ruleset-name")
    assert not said.has("rule-sk-1")
