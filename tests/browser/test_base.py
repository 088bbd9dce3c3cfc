"""What all pages share: what a mark of a ship says, and how words are looked for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Watched


def told(watched: Watched, module: str, name: str, *given: Any) -> Any:
    """Return what the function *name* of a module in /web/base makes of what is given."""
    script = "async ([module, name, given]) => (await import(`/web/base/${module}.js`))[name](...given)"
    return watched.page.evaluate(script, [module, name, list(given)])


@pytest.mark.parametrize(
    ("label", "value", "text", "said"),
    [
        ("Burning", 2, "Burning", "Burning 2"),
        ("Bonus", "+2", "Bonus · +2", "Bonus · +2"),
        ("Captured", "captured by Blue", "captured by Blue", "captured by Blue"),
        ("Fired", None, "Fired", "Fired"),
        ("Fired", True, "Fired", "Fired"),
    ],
)
def test_what_a_mark_says(watched: Watched, label: str, value: Any, text: str, said: str) -> None:
    mark = {"label": label, "value": value}
    assert told(watched, "marks", "markText", mark) == text
    assert told(watched, "marks", "markSaid", mark) == said


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("Béton", "BETON", True),
        ("Manœuvres", "manoeuvre", True),
        ("À l’abordage", "l'abordage a", True),
        ("Anything", "", True),
        ("Éole", "eolien", False),
    ],
)
def test_words_are_found_however_they_are_typed(
    watched: Watched, text: str, wanted: str, found: bool
) -> None:
    assert told(watched, "fold", "matches", told(watched, "fold", "folded", text), wanted) is found


def test_the_words_of_a_text_have_no_signs(watched: Watched) -> None:
    assert told(watched, "fold", "wordsIn", " L’Été n° 2 – Ægir ") == ["l", "ete", "n", "2", "aegir"]


@pytest.mark.parametrize(
    ("lang", "name", "said"),
    [
        ("fr", "optionsChanged", {0: "0 changée", 1: "1 changée", 2: "2 changées"}),
        ("fr", "moreAwaited", {1: "et 1 autre jet", 2: "et 2 autres jets"}),
        ("en", "shipCount", {0: "0 ships", 1: "1 ship", 2: "2 ships"}),
        ("en", "pageCount", {1: "1 page", 3: "3 pages"}),
    ],
)
def test_one_is_counted_as_one(watched: Watched, lang: str, name: str, said: dict[int, str]) -> None:
    told(watched, "lang", "speak", lang)
    assert {n: told(watched, "lang", "t", name, {"n": n}).replace("\u00a0", " ") for n in said} == said
