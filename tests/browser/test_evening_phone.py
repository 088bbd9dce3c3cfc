"""Two rounds of the example of 7th Sea on a phone, by taps, the faces on its pad."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.evening import evening_at, whole_evening
from tests.browser.hands import Thumb

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FIRST = 6
UNTIL = os.environ.get("TIMONIER_EVENING", "phases")


def test_a_battle_on_a_phone(browser: Browser, tmp_path: Path, root: Path) -> None:
    record = json.loads((root / "examples" / "seventh-sea-battle.json").read_text("utf-8"))
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    with evening_at(browser, tmp_path, record, FIRST, Thumb, **phone) as evening:
        whole_evening(evening, record, FIRST, UNTIL)
