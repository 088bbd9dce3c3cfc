"""The first page: first start, the battle to go on with, others put away and brought back, files taken in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watched
from tests.browser.support import new_battle
from tests.served import GM_TOKEN, Served, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page


@pytest.fixture
def fresh(tmp_path: Path, context: BrowserContext) -> Iterator[Watched]:
    """Return the GM's page at a server that has no battle yet."""
    with served(tmp_path) as running:
        watched = Watched(context, running)
        watched.open(f"/gm/{GM_TOKEN}").wait_for_selector("form.h-welcome")
        yield watched
        assert (watched.strangers, watched.failed, watched.errors) == ([], [], [])


def only_battle(server: Served) -> Any:
    (row,) = server.ask("GET", "/battles").body["battles"]
    return server.ask("GET", f"/battles/{row['id']}").body


def test_a_stranger_begins_a_sample_battle_with_the_mouse(fresh: Watched) -> None:
    page = fresh.page
    page.locator(".h-walk").get_by_role("button", name="English").click()
    page.get_by_role("heading", name="Welcome aboard").wait_for()
    page.locator("label[data-game=trireme]").click()
    page.locator("label[data-example=trireme-morbihan]").click()
    page.get_by_role("button", name="Begin: The gulf of Morbihan, 56 BC").click()
    page.wait_for_url("**/battles/*")
    battle = only_battle(fresh.server)
    assert (battle["title"], battle["ruleset"]) == ("The gulf of Morbihan, 56 BC", "trireme")
    assert battle["board"]["round"] == 1 and len(battle["board"]["ships"]) == 27


def test_a_stranger_begins_a_sample_battle_with_the_keyboard(fresh: Watched) -> None:
    page = fresh.page
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == "game":
            break
    page.keyboard.press("ArrowDown")
    page.wait_for_selector("input[name=game][value=mortecouille]:checked:focus")
    page.keyboard.press("Enter")
    page.wait_for_url("**/battles/*")
    battle = only_battle(fresh.server)
    assert (battle["title"], battle["ruleset"]) == ("La prise de l’île aux Tortues", "mortecouille")


def test_the_first_start_can_go_on_to_the_players_seats(fresh: Watched) -> None:
    page = fresh.page
    page.get_by_role("button", name="Commencer par les places des joueurs").click()
    page.wait_for_url("**/battles/*#seats")
    assert only_battle(fresh.server)["ruleset"] == "seventh-sea"


def test_the_first_start_tells_of_games_dice_and_how_players_come_in(fresh: Watched) -> None:
    page = fresh.page
    assert page.locator("input[name=game]").count() == 5
    assert all(len(text) > 40 for text in page.locator("label[data-game] .meta").all_inner_texts())
    assert "Pas de tour à dés" in page.locator(".h-walk").inner_text()
    assert page.locator("code").inner_text().startswith("timonier serve --lan")
    page.locator("label[data-example='']").click()
    page.get_by_role("button", name="Composer la bataille").click()
    page.wait_for_url("**/?new=seventh-sea")


def test_a_battle_begins_from_an_example(watched: Watched, battle: str) -> None:
    page = watched.open("/")
    page.locator("[data-example=seventh-sea-battle]").click()
    page.wait_for_url("**/battles/*")
    begun = watched.server.ask("GET", f"/battles/{page.url.rsplit('/', 1)[1]}").body
    assert begun["title"] == "La passe de Sainte-Aurèle"
    assert len(begun["board"]["ships"]) == 6 and begun["board"]["round"] == 0


def test_the_newest_battle_is_the_one_to_go_on_with(
    watched: Watched, server: Served, skirmish: dict[str, Any]
) -> None:
    new_battle(server, skirmish)
    newest = new_battle(server, {**skirmish, "title": "La dernière venue"})
    page = watched.open("/")
    card = page.locator(".h-goon")
    assert card.locator("h1").inner_text() == "La dernière venue"
    assert "1 sur 1" in card.inner_text()
    card.get_by_role("link", name="Reprendre la bataille").click()
    page.wait_for_url(f"**/battles/{newest}")


def test_a_battle_is_put_away_and_brought_back_at_once_or_later(
    watched: Watched, server: Served, skirmish: dict[str, Any]
) -> None:
    old = new_battle(server, {**skirmish, "title": "À ranger"})
    new_battle(server, skirmish)
    page = watched.open("/")
    row = page.locator(f"#page .h-rowline[data-battle='{old}']")
    row.get_by_role("button", name="Ranger").click()
    row.get_by_text("« À ranger » est rangée.").wait_for()
    assert server.ask("GET", "/battles?hidden=true").body["battles"][0]["id"] == old
    page.keyboard.press("Enter")  # The way back has the focus, so that a second Enter undoes the first.
    row.locator("a.h-go").wait_for()
    row.get_by_role("button", name="Ranger").click()
    row.get_by_text("est rangée").wait_for()
    page.reload()
    page.locator(".h-home-main .h-awayfold summary").click()
    page.locator(f"[data-away='{old}']").get_by_role("button", name="Rétablir").click()
    page.locator(f"#page .h-rowline[data-battle='{old}']").wait_for()


def test_the_battle_to_go_on_with_is_put_away_and_brought_back_too(
    watched: Watched, server: Served, skirmish: dict[str, Any]
) -> None:
    newest = new_battle(server, skirmish)
    page = watched.open("/")
    card = page.locator(f".h-goon[data-battle='{newest}']")
    card.get_by_role("button", name="Ranger").click()
    card.get_by_text("est rangée").wait_for()
    assert server.ask("GET", "/battles?hidden=true").body["battles"][0]["id"] == newest
    card.get_by_role("button", name="Rétablir").click()
    card.get_by_role("link", name="Reprendre la bataille").wait_for()
    assert server.ask("GET", "/battles").body["battles"][0]["id"] == newest


def test_a_battle_goes_out_as_a_file(
    watched: Watched, server: Served, skirmish: dict[str, Any], tmp_path: Path
) -> None:
    newest = new_battle(server, skirmish)
    page = watched.open("/")
    with page.expect_download() as download:
        page.locator(".h-goon").get_by_role("link", name="Exporter").click()
    download.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text("utf-8"))
    assert record == server.ask("GET", f"/battles/{newest}/record").body


def test_battles_are_found_by_a_few_letters(
    watched: Watched, server: Served, skirmish: dict[str, Any]
) -> None:
    for title in ("Éole", *"abcdef"):
        new_battle(server, {**skirmish, "title": title})
    page = watched.open("/")
    page.get_by_label("Filtrer").fill("eole")
    assert page.locator(".h-home-main .h-rows > li:visible b").all_inner_texts() == ["Éole"]


def take_in(page: Page, text: str) -> None:
    if not page.locator("details.h-take[open]").count():
        page.get_by_text("D’un fichier ou d’un texte").click()
    page.get_by_label("Texte JSON").fill(text)
    page.get_by_role("button", name="Importer").click()


def test_a_wrong_file_is_told_by_line_and_column(
    watched: Watched, battle: str, skirmish: dict[str, Any]
) -> None:
    page = watched.open("/")
    wrong = page.locator("details.h-take .wrong")
    take_in(page, '{"format": "timonier-battle/1",\n  "ruleset": }')
    wrong.filter(has_text="ligne 2, colonne 14").wait_for()
    record = {"format": "timonier-battle/1", **skirmish, "entries": []}
    record["setup"]["ships"][1]["type"] = "zeppelin"
    text = json.dumps(record, indent=1)
    take_in(page, text)
    line, row = next((n, row) for n, row in enumerate(text.splitlines(), 1) if "zeppelin" in row)
    column = row.index("zeppelin")  # Counted from 1, and from the quotation mark before it.
    wrong.filter(has_text=f"Ligne {line}, colonne {column}").wait_for()
    assert "zeppelin" in wrong.inner_text()


def test_an_exported_battle_is_taken_in_as_it_was(watched: Watched, server: Served, battle: str) -> None:
    server.ask("POST", f"/battles/{battle}/commands", {"type": "note", "text": "Vu"})
    record = server.ask("GET", f"/battles/{battle}/record").body
    page = watched.open("/")
    take_in(page, json.dumps(record))
    page.wait_for_url("**/battles/*")
    again = page.url.rsplit("/", 1)[1]
    assert again != battle
    shown = server.ask("GET", f"/battles/{again}").body
    assert shown["state"] == server.ask("GET", f"/battles/{battle}").body["state"]
    assert len(server.ask("GET", f"/battles/{again}/record").body["entries"]) == len(record["entries"])


def test_a_battle_written_by_hand_begins(
    watched: Watched, server: Served, battle: str, skirmish: dict[str, Any]
) -> None:
    page = watched.open("/")
    take_in(page, json.dumps({key: skirmish[key] for key in ("ruleset", "title", "setup")}))
    page.wait_for_url("**/battles/*")
    begun = server.ask("GET", f"/battles/{page.url.rsplit('/', 1)[1]}").body
    assert begun["title"] == "Escarmouche"


def test_who_has_no_token_is_asked_for_a_code(server: Served, browser: Browser) -> None:
    with browser.new_context(locale="fr") as context:
        page = Watched(context, server).open("/")
        page.get_by_label("Code de la place").fill("BBBBBB")
        page.get_by_label("Votre nom").fill("Anne")
        page.get_by_role("button", name="Rejoindre").click()
        page.locator(".wrong:not(:empty)").wait_for()


def test_a_player_goes_straight_to_the_battle(server: Served, browser: Browser, battle: str) -> None:
    seat = server.ask("POST", "/tokens", {"role": "player", "battle": battle, "side": "red", "may": []}).body
    with browser.new_context(locale="fr") as context:
        watched = Watched(context, server)
        page = watched.open(f"/join/{seat['code']}")
        page.get_by_label("Votre nom").fill("Anne")
        page.get_by_role("button", name="Rejoindre").click()
        page.wait_for_url(f"**/battles/{battle}")
        watched.open("/")
        page.wait_for_url(f"**/battles/{battle}")
