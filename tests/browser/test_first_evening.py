"""The document of the first evening is true: its steps are walked as written, in French and in English."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.first_evening import Evening, card, more, newest, orders, steps, tap, tray
from tests.served import served
from timonier.api.network import lan_address

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SEATS = {"ines": ("Inès", "Escadre du Lys"), "paul": ("Paul", "Armada del Sol")}
INITIATIVE = {
    "ines": (2, 4, 4, 7, 9, 10, 3, 5, 6, 8, 9, 2, 5, 7, 9),
    "paul": (3, 5, 6, 8, 8, 9, 4, 6, 7, 10, 3, 4, 6, 8, 10),
}


@pytest.fixture(params=("fr", "en"))
def evening(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Evening]:
    with served(tmp_path_factory.mktemp("evening"), options=("--lan",)) as server:
        made = Evening(browser, server, request.param)
        yield made
        made.leave()


def test_each_step_is_walked(evening: Evening) -> None:
    """A function takes the bold words of its step in their order, and leaves none."""
    for number, labels in steps(evening.lang).items():
        evening.labels = list(labels)
        STEPS[number](evening)
        assert evening.labels == [], f"step {number} does nothing with these"


def test_the_steps_are_numbered_alike_and_none_is_missing() -> None:
    french, english = steps("fr"), steps("en")
    assert list(french) == list(english) == list(STEPS) == list(range(1, len(STEPS) + 1))
    assert [len(french[n]) for n in STEPS] == [len(english[n]) for n in STEPS]


def start(evening: Evening) -> None:
    assert evening.server.process.stdout is not None
    assert "/gm/" in evening.server.process.stdout.readline()
    evening.see(evening.open_as_gm())


def choose(evening: Evening) -> None:
    for _ in ("language", "game", "battle"):
        evening.press(evening.gm)
    evening.see(evening.gm)
    if not lan_address().startswith("127."):
        evening.gm.get_by_text(f"http://{lan_address()}:{evening.server.port}/join").wait_for()


def begin(evening: Evening) -> None:
    evening.press(evening.gm)
    evening.see(evening.gm)


def give_seats(evening: Evening) -> None:
    lys, sol = (evening.gm.locator("dialog fieldset").nth(place) for place in (0, 1))
    evening.see(evening.gm)
    pressed = [evening.press(evening.gm, lys), evening.press(evening.gm, lys)]
    evening.see(evening.gm)
    for label in pressed:
        evening.press_again(evening.gm, label, sol)
    evening.see(evening.gm)
    evening.gm.locator("[data-seat=player]").nth(1).wait_for()


def join(evening: Evening) -> None:
    name, enter, nobody = evening.take(), evening.take(), evening.take()
    for key, (player, side) in SEATS.items():
        given = evening.gm.locator("[data-seat=player]").filter(has_text=side)
        evening.find(evening.gm, nobody, given)
        code = given.locator(".seat-code").inner_text().split()[-1]
        phone = evening.device(key, phone=True)
        phone.goto(f"{evening.server.url}/join/{code}")
        evening.press_again(phone, name)
        phone.keyboard.type(player)
        evening.press_again(phone, enter)
        phone.get_by_text(f"{player} · {side}").wait_for()
        given.get_by_text(player, exact=True).wait_for()


def put_on_television(evening: Evening) -> None:
    with evening.gm.expect_popup() as opened:
        evening.press(evening.gm)
    screen = evening.pages["tv"] = opened.value
    screen.locator(".ship-card").first.wait_for()
    for left in (300, 400):
        screen.mouse.move(left, 300)
    evening.see(screen)
    evening.gm.bring_to_front()
    evening.see(evening.gm)
    evening.press(evening.gm)
    evening.gm.locator("dialog").wait_for(state="detached")


def throw_the_wind(evening: Evening) -> None:
    evening.press(evening.gm)
    for _ in ("tray", "roll", "button"):
        evening.see(evening.gm)
    evening.gm.keyboard.press("3")
    tray(evening.pages["ines"]).locator("[data-roll]").first.wait_for()


def throw_for_initiative(evening: Evening) -> None:
    awaited, back, step = evening.take(), evening.take(), evening.take()
    for key, faces in INITIATIVE.items():
        phone = evening.pages[key]
        evening.find(phone, awaited)
        tap(phone, 3)
        evening.press_again(phone, back)
        tap(phone, *faces)
        tray(phone).locator("[data-roll]").first.wait_for(state="detached")
    evening.find(evening.gm, step)


def sail(evening: Evening) -> None:
    evening.press(evening.gm)
    evening.see(evening.gm)
    evening.press(evening.gm)
    evening.press(evening.gm, orders(evening.gm))
    evening.gm.keyboard.type("2")
    evening.press(evening.gm, orders(evening.gm))
    evening.see(evening.gm)
    newest(evening.gm).get_by_text("Alcyon de Brume", exact=True).first.wait_for()


def sail_by_phone(evening: Evening) -> None:
    phone = evening.pages["ines"]
    evening.press(phone, card(phone, "Coq Hardi"))
    evening.press(phone, orders(phone))
    more(phone).tap()
    evening.press(phone, orders(phone))
    newest(evening.gm).get_by_text("Coq Hardi", exact=True).first.wait_for()
    assert "Inès" in newest(evening.gm).inner_text()


def at_step(gm: Page, name: str) -> None:
    """Wait until a step is the one that the battle is in; the strip names all of them."""
    gm.get_by_role("listitem", name=name).and_(gm.locator("[aria-current=step]")).wait_for()


def overrule(evening: Evening) -> None:
    evening.press(evening.gm)
    at_step(evening.gm, evening.take())
    evening.press(evening.gm)
    for _ in ("fold", "order", "side", "give"):
        evening.press(evening.gm, orders(evening.gm))
    evening.see(evening.gm, orders(evening.gm))
    evening.press(evening.gm, orders(evening.gm))
    newest(evening.gm).get_by_text(evening.take()).first.wait_for()


def fire(evening: Evening) -> None:
    gm, ines, paul = evening.gm, evening.pages["ines"], evening.pages["paul"]
    evening.press(gm)
    evening.press(gm)
    for _ in ("order", "target"):
        evening.press(gm, orders(gm))
    more(gm).click()
    evening.see(gm, orders(gm))
    evening.press(gm, orders(gm))
    evening.see(ines, tray(ines))
    tap(ines, 10, 8, 5, 4, 2, 1)
    tray(ines).get_by_text("1d10").wait_for()
    tap(ines, 6)
    evening.see(ines, tray(ines))
    tap(ines, 9, 7, 6, 4, 3, 2)
    evening.see(paul, tray(paul))
    tap(paul, 6, 5, 4, 2)
    for _ in ("crew", "sails"):
        roll = tray(paul).locator("[data-roll]")
        roll.get_by_text(evening.labels[0]).wait_for()
        known = roll.get_attribute("data-roll")
        evening.press(paul, tray(paul))
        tray(paul).locator(f"[data-roll='{known}']").wait_for(state="detached")
    evening.pages["tv"].locator(".band").get_by_text("Halcón Negro").first.wait_for()


def correct(evening: Evening) -> None:
    gm = evening.gm
    newest(evening.gm).get_by_role("button").first.click()
    evening.press(gm, newest(evening.gm))
    gm.get_by_role("dialog").locator(".cells").last.locator("input").last.fill("7")
    evening.press(gm)
    gm.keyboard.type("2 → 7")
    evening.press(gm)
    evening.see(gm)
    evening.see(gm)
    evening.press(gm)
    gm.locator("dialog").wait_for(state="detached")
    assert evening.ask()["state"]["ships"]["halcon"]["panache"] == 5


def take_back(evening: Evening) -> None:
    gm = evening.gm
    evening.press(gm)
    evening.see(gm)
    evening.press(gm)
    evening.press(gm, orders(gm))
    gm.keyboard.type("1")
    evening.press(gm, orders(gm))
    newest(evening.gm).get_by_text("Belle Aurore", exact=True).first.wait_for()
    evening.see(gm)
    evening.press(gm)
    evening.see(gm, gm.locator("#log"))
    evening.see(gm)


def veil(evening: Evening) -> None:
    evening.press(evening.gm)
    evening.see(evening.gm, evening.gm.locator("#sheet"))
    others = [evening.pages["tv"], evening.pages["ines"], evening.pages["paul"]]
    for gone in (True, False):
        evening.press(evening.gm, evening.gm.locator("#sheet"))
        for page in others:
            card(page, "San Telmo Mártir").wait_for(state="detached" if gone else "visible")


def end_the_round(evening: Evening) -> None:
    label, gm = evening.take(), evening.gm
    for phase in range(6, 11):
        evening.press_again(gm, label)
        at_step(gm, f"Phase {phase}")
    evening.press_again(gm, label)
    evening.see(gm, tray(gm))


def read_and_print(evening: Evening) -> None:
    gm = evening.gm
    evening.press(gm)
    evening.see(gm)
    with gm.expect_popup() as text:
        evening.press(gm, gm.locator("#stage"))
    assert "Alcyon de Brume" in text.value.inner_text("body")
    with gm.expect_popup() as opened:
        evening.press(gm, gm.locator("#stage"))
    paper = opened.value
    paper.evaluate("window.print = () => { document.title = 'printed'; }")
    evening.press(paper)
    paper.wait_for_function("document.title === 'printed'")


def close(evening: Evening) -> None:
    evening.close_pages()
    evening.server.close()


def go_on(evening: Evening) -> None:
    evening.server.start()
    gm = evening.open_as_gm()
    evening.see(gm)
    evening.press(gm)
    for key in SEATS:
        phone = evening.device(key, phone=True)
        phone.goto(evening.server.url)
        tray(phone).locator("[data-roll]").first.wait_for()
    tray(gm).locator("[data-roll]").first.wait_for()
    evening.press(gm)
    tray(gm).wait_for(state="hidden")
    assert evening.ask()["board"]["round"] == 2


STEPS: dict[int, Callable[[Evening], None]] = dict(
    enumerate(
        (
            start,
            choose,
            begin,
            give_seats,
            join,
            put_on_television,
            throw_the_wind,
            throw_for_initiative,
            sail,
            sail_by_phone,
            overrule,
            fire,
            correct,
            take_back,
            veil,
            end_the_round,
            read_and_print,
            close,
            go_on,
        ),
        start=1,
    )
)
