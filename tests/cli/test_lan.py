"""Complaint 12: the address stands as text beside the QR code, and only addresses that answer are shown."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import segno

from timonier.api import network
from timonier.api.network import lan_address
from timonier.cli import lan


def test_only_addresses_that_answer_are_shown(server_url: str) -> None:
    dead = "http://127.0.0.1:9/"
    assert network.answering([dead, f"{server_url}/", "http://[broken/"]) == [f"{server_url}/"]


def test_loopback_is_no_address_for_others() -> None:
    found = network.addresses("192.0.2.7")
    assert found[0] == "192.0.2.7" and not any(address.startswith("127.") for address in found)
    assert len(found) == len(set(found))


def modules(text: str) -> list[list[int]]:
    """Return the dark modules of a QR code drawn in half blocks."""
    rows: list[list[int]] = []
    for line in text.splitlines():
        rows.append([int(block in " ▄") for block in line])
        rows.append([int(block in " ▀") for block in line])
    return rows


def test_the_code_says_the_address() -> None:
    url = "http://192.0.2.7:8000/"
    drawn = modules(lan.qr_text(url, colours=False))
    code = [list(row) for row in segno.make(url, error="m", micro=False).matrix_iter(border=4)]
    assert [row[: len(code[0])] for row in drawn[: len(code)]] == [[bit & 1 for bit in row] for row in code]


def test_colours_are_set_whatever_the_terminal_s_own() -> None:
    lines = lan.qr_text("http://x/", colours=True).splitlines()
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in lines)


def test_with_no_address_the_reason_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    lan.show([], "en")
    assert "firewall" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "same network as this screen"), ("fr", "même réseau que cet écran")]
)
def test_serve_lan_shows_code_and_address_once_it_answers(tmp_path: Path, lang: str, words: str) -> None:
    database = f"sqlite:///{tmp_path / 'timonier.db'}"
    program = [sys.executable, "-m", "timonier", "--lang", lang, "serve", "--lan", "--port", "0"]
    environ = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
    with subprocess.Popen(
        [*program, "--database", database], env=environ, stdout=subprocess.PIPE, encoding="utf-8"
    ) as server:
        assert server.stdout is not None
        try:
            head = [server.stdout.readline() for _ in range(4)]
            rest = [head[-1]]
            while lan_address() != "127.0.0.1" and not rest[-1].startswith("  http"):
                rest.append(server.stdout.readline())
        finally:
            server.send_signal(signal.SIGTERM)
    assert "/gm/" in head[1]
    if lan_address() != "127.0.0.1":
        assert words in head[3]
        port = re.search(r":(\d+)/", head[0])
        assert port is not None
        assert rest[-1].strip() == f"http://{lan_address()}:{port[1]}/"
        assert any("█" in line for line in rest)
