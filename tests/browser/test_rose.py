"""The wind rose: needle, words and rings agree on where the wind comes from.  Complaint 14."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROSE = """async ({size, lang}) => {
  const { dress } = await import('/web/base/dress.js');
  await dress('rose');
  const { speak } = await import('/web/base/lang.js');
  const rose = await import('/web/base/rose.js');
  speak(lang);
  window.rose = rose.makeRose(size);
  window.shown = (deg, beaufort = 4, board = undefined) => {
    window.rose.show({ from_deg: deg, force_label: 'brise', beaufort }, board);
    const needle = window.rose.element.querySelector('.needle');
    const swings = needle.getAnimations().map((each) => ({
      way: each.effect.getKeyframes().map((frame) => parseFloat(frame.transform.slice(7))),
      ms: each.effect.getTiming().duration,
    }));
    const hidden = getComputedStyle(needle).display === 'none';
    return { angle: parseFloat(needle.style.transform.slice(7)), swings, hidden };
  };
  document.body.append(window.rose.element);
}"""


def rose(page: Page, size: str = "giant", lang: str = "fr") -> None:
    """Put a rose on the page, once that is dressed, to be turned by `shown`."""
    page.wait_for_selector("#page > :not(.quiet)")
    page.evaluate(ROSE, {"size": size, "lang": lang})


def shown(page: Page, *wind: Any) -> Any:
    return page.evaluate("wind => window.shown(...wind)", list(wind))


@pytest.mark.parametrize("size", ["card", "small", "giant"])
def test_the_needle_stands_at_every_degree_where_the_wind_comes_from(watched: Watched, size: str) -> None:
    rose(watched.open("/join"), size)
    ways = page_walk(watched.page, [n * 7 % 360 for n in range(361)])
    assert all((angle - deg) % 360 == 0 for deg, angle in ways)


def page_walk(page: Page, degrees: list[int]) -> list[tuple[int, float]]:
    """Turn the wind to each of *degrees* and return them with the angle of the needle."""
    angles = page.evaluate("all => all.map((deg) => window.shown(deg).angle)", degrees)
    return list(zip(degrees, angles, strict=True))


@pytest.mark.parametrize(
    ("old", "new", "turn"),
    [(350, 10, 20), (10, 350, -20), (0, 359, -1), (359, 0, 1), (0, 180, 180), (90, 275, -175), (30, 30, 0)],
)
def test_it_swings_the_shorter_way_also_across_north(watched: Watched, old: int, new: int, turn: int) -> None:
    rose(watched.open("/join"))
    before = shown(watched.page, old)["angle"]
    told = shown(watched.page, new)
    assert told["angle"] - before == turn
    if turn:
        assert told["swings"] == [{"way": [before, before + turn], "ms": 400}]
    else:
        assert told["swings"] == []


def test_no_swing_is_ever_longer_than_a_half_turn(watched: Watched) -> None:
    rose(watched.open("/join"))
    for step in (1, 59, 61, 179, 181, 299, 359):
        angles = [angle for _, angle in page_walk(watched.page, [n * step % 360 for n in range(20)])]
        assert all(abs(b - a) <= 180 for a, b in pairwise(angles))


def test_the_elements_stay_while_the_needle_moves(watched: Watched) -> None:
    rose(watched.open("/join"))
    same = watched.page.evaluate(
        """() => {
          const parts = () => [...window.rose.element.querySelectorAll('.ray, .needle, .rim')];
          window.shown(10);
          const before = parts();
          window.shown(200, 9);
          return before.length === 34 && parts().every((each, n) => each === before[n]);
        }"""
    )
    assert same


def test_a_wind_without_a_direction_has_no_needle_and_says_so(watched: Watched) -> None:
    rose(watched.open("/join"))
    assert shown(watched.page, 40)["hidden"] is False
    assert shown(watched.page, None)["hidden"] is True
    assert watched.page.evaluate("window.rose.element.getAttribute('aria-label')") == (
        "Vent\u00a0: brise, sans direction, 4 Beaufort"
    )
    assert shown(watched.page, 120)["angle"] % 360 == 120


@pytest.mark.parametrize("force", range(13))
def test_the_force_is_as_many_rings_as_its_number(watched: Watched, force: int) -> None:
    rose(watched.open("/join"))
    shown(watched.page, 40, force)
    assert watched.page.locator(".rose-giant .stroke").count() == force
    assert ("calm" in str(watched.page.locator(".rose-giant").get_attribute("class"))) is (force == 0)


def test_thirty_two_points_and_four_letters(watched: Watched) -> None:
    rose(watched.open("/join"))
    shown(watched.page, 40)
    assert watched.page.locator(".rose-giant .ray").count() == 32
    assert watched.page.locator(".rose-giant .rose-letter").all_text_contents() == ["N", "E", "S", "O"]
    rose(watched.open("/join"), "card", "en")
    shown(watched.page, 40)
    assert watched.page.locator(".rose-card .rose-letter").all_text_contents() == ["N", "E", "S", "W"]


@pytest.mark.parametrize(
    ("deg", "french", "english"),
    [
        (0, "du nord", "north"),
        (45, "du nord-est", "north-east"),
        (60, "de l’est-nord-est", "east-north-east"),
        (90, "de l’est", "east"),
        (180, "du sud", "south"),
        (240, "de l’ouest-sud-ouest", "west-south-west"),
        (270, "de l’ouest", "west"),
        (300, "de l’ouest-nord-ouest", "west-north-west"),
        (348, "du nord-nord-ouest", "north-north-west"),
        (349, "du nord", "north"),
    ],
)
def test_its_name_says_the_wind_in_words(watched: Watched, deg: int, french: str, english: str) -> None:
    for lang, said in (("fr", f"vient {french}"), ("en", f"from the {english}")):
        rose(watched.open("/join"), "card", lang)
        shown(watched.page, deg)
        name = str(watched.page.evaluate("window.rose.element.getAttribute('aria-label')"))
        assert f" {said}, {deg}°, " in name
        assert said in watched.page.evaluate("window.rose.words.textContent")


def test_headings_stand_on_the_rim_with_their_side_s_shape(watched: Watched) -> None:
    rose(watched.open("/join"))
    ships = [
        {"side": "a", "in_play": True, "heading_deg": 90},
        {"side": "b", "in_play": True, "heading_deg": 0},
        {"side": "b", "in_play": True, "heading_deg": None},
        {"side": "b", "in_play": False, "heading_deg": 10},
    ]
    shown(watched.page, 40, 4, {"sides": [{"id": "a"}, {"id": "b"}], "ships": ships})
    marks = watched.page.locator(".rose-giant .rose-heading")
    assert [mark.get_attribute("transform") for mark in marks.all()] == [
        "rotate(90) translate(0 -88)",
        "rotate(0) translate(0 -88)",
    ]
    assert [mark.evaluate("e => e.tagName") for mark in marks.all()] == ["circle", "path"]
    assert ["side-1" in str(mark.get_attribute("class")) for mark in marks.all()] == [False, True]


def test_it_stays_still_where_motion_is_not_wanted(browser: Browser, server: Served) -> None:
    with browser.new_context(locale="fr-FR", reduced_motion="reduce") as context:
        page = Watched(context, server).open("/join")
        page.wait_for_selector("form")
        rose(page)
        shown(page, 10)
        told = shown(page, 200)
        assert (told["angle"] % 360, told["swings"]) == (200, [])
