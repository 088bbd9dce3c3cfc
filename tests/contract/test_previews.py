"""What every preview of every game holds to: sums, words, and that nothing is changed by looking."""

from __future__ import annotations

import inspect
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.contract.games import GAMES, Played, every_game, every_vector, orders, ruleset_of
from tests.contract.test_texts import RAW, messages, missing
from timonier.kernel.engine import Refused, fingerprint
from timonier.kernel.preview import Preview, preview, preview_json
from timonier.kernel.texts import LANGUAGES

EXACT = 1e-9


@cache
def looked_at(vector: str) -> tuple[tuple[Played, Preview], ...]:
    """Return the orders of a vector with their previews."""
    return tuple((one, preview(ruleset_of(vector), one.before, one.command)) for one in orders(vector))


@every_vector
def test_chances_are_chances_and_distributions_add_up_to_one(vector: str) -> None:
    for one, found in looked_at(vector):
        told = preview_json(ruleset_of(vector), one.before, found, "en")
        assert told["rest"] <= EXACT
        assert all(-EXACT < chance["p"] < 1 + EXACT for chance in told["chances"])
        for spread in told["distributions"]:
            assert sum(p for _, p in spread["points"]) == pytest.approx(1, abs=EXACT), spread["id"]
            assert sum(v * p for v, p in spread["points"]) == pytest.approx(spread["mean"])
        ids = [line["id"] for part in ("chances", "distributions", "facts") for line in told[part]]
        assert len(ids) == len(set(ids)), ids
        json.dumps(told, allow_nan=False)


@every_vector
def test_a_preview_refuses_what_the_order_is_refused_for_and_changes_nothing(vector: str) -> None:
    for one in orders(vector):
        before = fingerprint(one.before)
        found = preview(ruleset_of(vector), one.before, one.command)
        assert fingerprint(one.before) == before
        refusal = one.outcome.refusal if isinstance(one.outcome, Refused) else None
        assert found.refusal == (None if refusal and refusal.code == "bad_dice" else refusal)
        assert found.lines == () or refusal is None or refusal.soft or refusal.code == "bad_dice"


@every_vector
def test_a_preview_is_said_in_both_languages_without_ids(vector: str) -> None:
    for one, found in looked_at(vector):
        for lang in LANGUAGES:
            told = preview_json(ruleset_of(vector), one.before, found, lang)
            for line in (*told["chances"], *told["distributions"], *told["facts"]):
                for text in texts(line):
                    assert text.strip() or line["id"] == "dice_spent"
                    assert not RAW.search(text), text
                    assert not text.startswith("outlook-"), text


def texts(line: dict[str, Any]) -> list[str]:
    return [line["label"], *([line["value"]] if isinstance(line.get("value"), str) else [])]


@every_game
def test_every_line_has_its_words_and_is_met(game: str) -> None:
    from tests.contract.games import NAMES

    met = {
        line.id
        for vector in NAMES
        if vector.startswith(f"{game}/")
        for _, found in looked_at(vector)
        for line in found.lines
    }
    assert missing(game, (f"outlook-{line}" for line in met)) == []
    assert set(GAMES[game].previews) <= set(GAMES[game].commands)


@every_game
def test_no_label_is_left_over(game: str) -> None:
    """Every label of a line is that of a line which some preview yields."""
    tellers = list(GAMES[game].previews.values())
    if not tellers:
        return
    folder = Path(inspect.getfile(tellers[0]))
    source = "".join(path.read_text("utf-8") for path in folder.parent.glob("*.py"))
    labels = [name for name in messages(GAMES[game].package, "fr") if name.startswith("outlook-")]
    assert [name for name in labels if f'"{name.removeprefix("outlook-")}"' not in source] == []
