"""The command line as a whole: languages, help, refusals of what is not there."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from flask.testing import FlaskClient
from typer.testing import CliRunner, Result

from timonier import __version__
from timonier.cli import build_app, wanted_lang

Run = Callable[..., Result]


def test_version_is_told(run: Run) -> None:
    assert run("--version").stdout == f"timonier {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "environ", "lang"),
    [
        ([], {}, "fr"),
        ([], {"TIMONIER_LANG": "en"}, "en"),
        (["--lang", "en", "rulesets"], {}, "en"),
        (["--lang=fr"], {"TIMONIER_LANG": "en"}, "fr"),
        (["rulesets", "--lang", "en"], {}, "fr"),
        (["--lang"], {}, "fr"),
        (["--lang", "xx"], {}, "fr"),
    ],
)
def test_the_language_is_the_option_s_else_the_environment_s(
    arguments: list[str], environ: dict[str, str], lang: str
) -> None:
    assert wanted_lang(arguments, environ) == lang


def test_help_speaks_both_languages() -> None:
    french = CliRunner().invoke(build_app("fr"), ["adjudicate", "--help"]).stdout
    english = CliRunner().invoke(build_app("en"), ["adjudicate", "--help"]).stdout
    assert "Rejoue des batailles" in french
    assert "Replay battle records" in english


def test_an_unknown_language_is_refused(run: Run) -> None:
    result = run("--lang", "xx", "rulesets")
    assert result.exit_code == 2
    assert "xx" in result.stderr


@pytest.mark.parametrize("tower", ["", "spy:///dev/ttyACM0?file=log", "alt://x", "http://localhost:7000"])
def test_what_names_no_tower_is_refused_in_words(run: Run, tower: str) -> None:
    result = run("serve", "--tower", tower)
    assert result.exit_code == 2
    assert tower in result.stderr


def test_a_port_that_is_taken_is_told(run: Run, server_url: str) -> None:
    port = server_url.rsplit(":", 1)[-1]
    result = run("serve", "--port", port)
    assert result.exit_code == 1
    assert port in result.stderr


def test_rule_sets_are_listed(run: Run) -> None:
    result = run("rulesets")
    assert result.exit_code == 0
    assert "seventh-sea" in result.stdout


def test_one_rule_set_is_told_with_its_orders_options_and_tables(run: Run) -> None:
    result = run("rulesets", "seventh-sea")
    assert result.exit_code == 0
    for word in ("adjust", "remove_ship", "Orders", "Options", "Tables", "7S-GUN-1"):
        assert word in result.stdout


def test_json_is_what_the_api_answers(run: Run, api: FlaskClient) -> None:
    assert json.loads(run("rulesets", "--json").stdout) == api.get("/api/v1/rulesets?lang=en").json
    whole = json.loads(run("rulesets", "seventh-sea", "--json").stdout)
    assert whole == api.get("/api/v1/rulesets/seventh-sea?lang=en").json


def test_an_unknown_rule_set_is_refused_and_the_known_are_named(run: Run) -> None:
    result = run("rulesets", "ludo")
    assert result.exit_code == 2
    assert "ludo" in result.stderr and "seventh-sea" in result.stderr
