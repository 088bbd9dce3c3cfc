"""Night and paper, both legible; sounds off until they are asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import at
from tests.served import Served

BASE = Path(__file__).resolve().parents[2] / "clients" / "web" / "css" / "base.css"
WORDS = ("ink", "muted", "brass", "danger", "good", "worn")
GROUNDS = ("ground", "panel", "raised")
THEMES = {"night": ":root", "light": '[data-theme="light"]'}
ENOUGH, SHAPE = 4.5, 3

COUNT_CONTEXTS = """
window.contexts = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.contexts += 1; } };
"""


def tokens(theme: str) -> dict[str, str]:
    """Return the colours of a theme as they stand in the style sheet."""
    block = BASE.read_text("utf-8").split(f"{THEMES[theme]} {{", 1)[1].split("}", 1)[0]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))


def light(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG counts it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_words_and_shapes_stand_out_from_every_ground(theme: str) -> None:
    colour = tokens(theme)
    pairs = [(word, ground) for word in WORDS for ground in GROUNDS] + [("on-brass", "brass")]
    faint = {pair: contrast(colour[pair[0]], colour[pair[1]]) for pair in pairs}
    assert {pair: value for pair, value in faint.items() if value < ENOUGH} == {}
    drawn = ("edge", *(f"side-{place}" for place in range(6)))
    shapes = {one: contrast(colour[one], colour[ground]) for one in drawn for ground in ("ground", "panel")}
    assert {one: value for one, value in shapes.items() if value < SHAPE} == {}


def test_paper_is_a_touch_away_and_remembered(watched: Watched) -> None:
    page = watched.page
    page.get_by_role("button", name="Couleurs claires").click()
    night = page.get_by_role("button", name="Couleurs de nuit")
    night.wait_for()
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(244, 239, 226)"
    page.reload()
    night.wait_for()
    assert page.evaluate(ground) == "rgb(244, 239, 226)"
    night.press("Enter")
    page.get_by_role("button", name="Couleurs claires").wait_for()
    assert page.evaluate(ground) == "rgb(11, 19, 32)"


def test_sound_is_off_and_makes_nothing_until_it_is_asked_for(
    watched: Watched, server: Served, battle: str
) -> None:
    watched.page.add_init_script(COUNT_CONTEXTS)
    page = at(watched, battle)
    page.keyboard.press("n")
    page.wait_for_function("() => document.getElementById('page').innerText.includes('d10')")
    assert page.evaluate("window.contexts") == 0
    page.get_by_role("button", name="Activer les sons").click()
    page.get_by_role("button", name="Couper les sons").wait_for()
    assert page.evaluate("window.contexts") == 1
    page.reload()
    page.get_by_role("button", name="Couper les sons").wait_for()


@pytest.mark.parametrize(
    ("before", "now", "heard"),
    [
        ({"afloat": 2}, {"afloat": 1, "awaited": "1.1"}, "sunk"),
        ({}, {"awaited": "1.1"}, "awaited"),
        ({"awaited": "1.1"}, {"awaited": "1.1", "faces": 3}, "landed"),
        ({"entry": 1}, {"entry": 2, "thrown": True}, "landed"),
        ({"entry": 1}, {"entry": 2}, None),
        ({}, {}, None),
    ],
)
def test_a_change_of_the_battle_has_one_cue_at_most(
    watched: Watched, before: dict[str, object], now: dict[str, object], heard: str | None
) -> None:
    still = {"afloat": 2, "awaited": "", "faces": 0, "entry": 1, "thrown": False}
    found = watched.page.evaluate(
        "async ([before, now]) => (await import('/web/base/sound.js')).cueOf(before, now)",
        [still | before, still | now],
    )
    assert found == heard


def test_one_cue_is_not_talked_over_by_a_lesser_one(watched: Watched) -> None:
    watched.page.add_init_script(
        "window.begun = []; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (at)"
        " { window.begun.push(this.frequency.value); start.call(this, at); };"
    )
    page = watched.open("/")
    page.wait_for_selector("h1")
    begun = page.evaluate(
        "async () => { const sound = await import('/web/base/sound.js'); sound.setSound(true);"
        "sound.cue('sunk'); sound.cue('landed'); sound.cue('refused'); return window.begun; }"
    )
    assert begun == [196, 147, 98]
