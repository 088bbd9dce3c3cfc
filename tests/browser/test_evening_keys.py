"""Two rounds of the example of 7th Sea by keyboard alone: no mouse is called."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.evening import evening_at, whole_evening
from tests.browser.keyboard import Keys

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FIRST = 6
UNTIL = os.environ.get("TIMONIER_EVENING", "round")


def test_a_battle_by_keyboard_alone(browser: Browser, tmp_path: Path, root: Path) -> None:
    record = json.loads((root / "examples" / "seventh-sea-battle.json").read_text("utf-8"))
    desk = {"viewport": {"width": 1280, "height": 900}}
    with evening_at(browser, tmp_path, record, FIRST, Keys, **desk) as evening:
        whole_evening(evening, record, FIRST, UNTIL)
