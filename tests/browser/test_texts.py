"""What the pages say: whole in both languages, and written as each language is written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Watched
from timonier.assets import web_folder
from timonier.kernel.setup import VEILS
from timonier.kernel.texts import words as words_of

Texts = dict[str, dict[str, dict[str, Any]]]


@pytest.fixture
def areas(watched: Watched) -> Texts:
    """Return the texts of each area by language, as the browser reads them."""
    script = "async () => JSON.parse(JSON.stringify((await import('/web/texts/index.js')).AREAS))"
    found: Texts = watched.page.evaluate(script)
    return found


def said(texts: dict[str, Any], at: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text with its name."""
    for name, text in texts.items():
        where = f"{at}.{name}" if at else name
        if isinstance(text, dict | list):
            parts = text if isinstance(text, dict) else {str(place): part for place, part in enumerate(text)}
            yield from said(parts, where)
        else:
            assert isinstance(text, str), where
            yield where, text


def gaps(text: str) -> list[str]:
    """Return what is filled into a text."""
    return sorted(re.findall(r"\{\w+\}", text))


def test_both_languages_say_everything(areas: Texts) -> None:
    for area, both in areas.items():
        french, english = dict(said(both["fr"])), dict(said(both["en"]))
        assert french.keys() == english.keys(), area
        for name, text in french.items():
            assert text.strip() and english[name].strip(), name
            assert gaps(text) == gaps(english[name]), name


def test_a_name_stands_in_one_area_only(areas: Texts) -> None:
    names = [name for both in areas.values() for name in both["fr"]]
    assert sorted(names) == sorted(set(names))


def test_every_area_has_a_file_and_every_file_is_an_area(areas: Texts) -> None:
    assert {path.stem for path in (web_folder() / "texts").glob("*.js")} == {*areas, "index"}


def test_french_is_written_as_french(areas: Texts) -> None:
    """A no-break space before the high marks and within guillemets, a curly apostrophe."""
    loose = re.compile(r"'|(?<![\u00a0\u202f])[;?!»]|(?<![\u00a0\u202f\d]):(?!//|\d)|«(?![\u00a0\u202f])")
    told = [each for both in areas.values() for each in said(both["fr"])]
    wrong = [(name, text) for name, text in told if len(text) > 1 and loose.search(text)]
    assert wrong == []


def test_english_is_written_as_english(areas: Texts) -> None:
    wrong = [
        (name, text)
        for both in areas.values()
        for name, text in said(both["en"])
        if "'" in text or re.search(r"\s[;:?!]|[«»]", text)
    ]
    assert wrong == []


def scripts() -> list[Path]:
    return [path for path in web_folder().rglob("*.js") if path.parent.name != "texts"]


FROM_SERVER = {"good", "worn", "critical", "undone", "void", "amended"}
"""Texts that are asked for by a word of the server: levels of gauges, states of entries."""


def test_every_text_is_said_somewhere(areas: Texts) -> None:
    quoted = {word for path in scripts() for word in re.findall(r'"(\w+)"', path.read_text("utf-8"))}
    names = {name for both in areas.values() for name in both["fr"]}
    assert names - quoted - FROM_SERVER == set()


@pytest.mark.parametrize("path", scripts(), ids=lambda path: path.relative_to(web_folder()).as_posix())
def test_a_script_says_nothing_by_itself(path: Path) -> None:
    """Every text that a person reads comes from the texts: no quoted words."""
    code = re.sub(r"//.*|/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    words = re.findall(r'"([^"\n]*)"', code)
    assert [word for word in words if re.search(r"[À-ÖØ-öø-ÿœ]|^[A-Z][a-z]+ [a-z]+", word)] == []


def test_a_veil_has_one_name_on_its_button_and_in_the_log(areas: Texts) -> None:
    for lang, texts in areas["console"].items():
        logged = words_of(None, lang)
        assert texts["veilOf"] == {veil: logged.label("veil", veil) for veil in VEILS}
