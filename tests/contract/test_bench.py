"""The bench runs, and says of every goal how it stands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bench import __main__ as bench
from tests.contract.games import GAMES


def once(do: Callable[[], object]) -> float:
    do()
    return 1.0


def test_the_bench_measures_every_goal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "rate", once)
    monkeypatch.setattr(bench, "duration", once)
    monkeypatch.setattr(bench.http, "lines", lambda: [("commands", 1.0, "")])
    monkeypatch.setattr(bench.tower, "lines", lambda: [("dice", 1.0, "")])
    monkeypatch.setattr(bench.pages, "lines", lambda: [("first paint", 1.0, "")])
    bench.main()
    table = capsys.readouterr().out
    for wanted in ("fire", "≥ 1,500 /s", "adjust", "≥ 10,000 /s", "fold of 10,000 events", "< 400 ms"):
        assert wanted in table
    for game in GAMES:
        assert f"{game}: a round of thirty ships" in table


def test_a_shot_of_the_bench_is_a_hit_that_hurts() -> None:
    assert bench.bare() == bench.kernel_dice()
