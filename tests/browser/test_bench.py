"""The bench of the pages runs: what it waits for is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bench import pages
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_paint_and_events_are_measured(
    monkeypatch: pytest.MonkeyPatch, browser: Browser, server: Served
) -> None:
    monkeypatch.setattr(pages, "TIMES", 1)
    monkeypatch.setattr(pages, "SCREENS", ("console", "display", "player"))
    monkeypatch.setattr(pages, "EVENTS", 2)
    monkeypatch.setattr(pages, "SETTLING", 0)
    measured = [*pages.first_paint(browser, server), *pages.drawn(browser, server)]
    assert len(measured) == 3
    assert all(number > 0 for _, number, _ in measured)
