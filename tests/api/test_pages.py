"""The pages need nothing from the net: all they ask for is answered by the server itself."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

from tests.api.conftest import Clients
from tests.api.setups import battle, ok
from timonier.assets import web_folder

SVG = "http://www.w3.org/2000/svg"
"""The name of a kind of elements, which nobody is asked for."""

PAGES = [
    "/",
    "/api/docs",
    "/join",
    "/join/BBBBBB",
    "/dice",
    "/battles/some",
    "/battles/some/table",
    "/battles/some/print",
    "/rulesets/seventh-sea",
    "/rulesets/seventh-sea/print",
    "/campaigns/some",
]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_html_in_utf8(client: FlaskClient, page: str) -> None:
    answer = client.get(page)
    assert answer.status_code == 200
    assert answer.content_type == "text/html; charset=utf-8"


@pytest.mark.parametrize("page", PAGES)
def test_all_that_a_page_links_to_is_there(client: FlaskClient, page: str) -> None:
    text = client.get(page).get_data(as_text=True)
    links = re.findall(r'(?:href|src)="([^"]+)"', text)
    assert links
    for link in links:
        assert link.startswith(("/", "?")) and not link.startswith("//"), link
        if link.startswith("/"):
            assert client.get(link).status_code == 200, link


def test_scripts_and_styles_ask_nobody_else(client: FlaskClient) -> None:
    files = [path for path in web_folder().rglob("*") if path.suffix in (".js", ".css", ".html")]
    names = [path.relative_to(web_folder()).as_posix() for path in files]
    assert {"start.js", "css/base.css", "index.html"} <= set(names)
    for name in names:
        text = client.get(f"/web/{name}").get_data(as_text=True).replace(SVG, "")
        assert not re.search(r"(https?:)?//\w+\.", text), name


@pytest.mark.parametrize("path", [*PAGES, "/web/start.js", "/api/v1/health", "/nothing"])
def test_everything_is_kept_to_the_server_itself(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("page", PAGES)
def test_pages_have_no_inline_script_or_style(client: FlaskClient, page: str) -> None:
    text = client.get(page).get_data(as_text=True)
    assert not re.search(r"<style|\bstyle=|\bon\w+=|<script(?![^>]*\bsrc=)", text)


def test_a_page_tells_the_files_of_who_looks_and_is_there_for_a_stranger_too(
    gm: FlaskClient, gm_token: str, with_token: Clients
) -> None:
    body = {"role": "player", "battle": battle(gm).rsplit("/", 1)[1], "side": "red", "may": []}
    player = ok(gm.post("/api/v1/tokens", json=body), 201)["token"]
    wanted = {
        gm_token: "console/console.js",
        player: "seat/seat.js",
        "a-wrong-one": None,
        None: None,
    }
    for token, module in wanted.items():
        answer = with_token(token).get("/battles/some")
        found = re.findall(
            r'rel="modulepreload" href="/web/((?:console|seat)/(?:console|seat)\.js)"', answer.text
        )
        assert (answer.status_code, found) == (200, [module] if module else []), token
