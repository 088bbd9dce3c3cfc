"""Two rounds of the example of 7th Sea with a mouse, from the set-up on."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.evening import evening_at, whole_evening
from tests.browser.hands import Mouse

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FIRST = 0
UNTIL = os.environ.get("TIMONIER_EVENING", "round")


def test_a_battle_with_a_mouse(browser: Browser, tmp_path: Path, root: Path) -> None:
    record = json.loads((root / "examples" / "seventh-sea-battle.json").read_text("utf-8"))
    desk = {"viewport": {"width": 1280, "height": 900}}
    with evening_at(browser, tmp_path, record, FIRST, Mouse, **desk) as evening:
        whole_evening(evening, record, FIRST, UNTIL)
