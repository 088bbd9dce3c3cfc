"""Screens without the tools of developers, which read all that a page is sent and would be measured too."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from timonier.api.access import COOKIE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession


PATIENCE_S = 15


class Screens:
    """Pages of *browser*, each as in a browser of its own; tools are at them only while a script runs."""

    def __init__(self, browser: Browser) -> None:
        self._root: CDPSession = browser.new_browser_cdp_session()
        self._answers: dict[str, Any] = {}
        self._contexts: list[str] = []
        self._root.on("Target.receivedMessageFromTarget", self._heard)

    def open(self, url: str, token: str, width: int, height: int) -> str:
        """Open the page at *url* with the access of *token*, and return what :meth:`run` calls it."""
        context = self._root.send("Target.createBrowserContext")["browserContextId"]
        self._contexts.append(context)
        cookie = {"name": COOKIE, "value": token, "url": url}
        self._root.send("Storage.setCookies", {"browserContextId": context, "cookies": [cookie]})
        page = {"url": url, "browserContextId": context, "width": width, "height": height}
        return str(self._root.send("Target.createTarget", page)["targetId"])

    def wait(self, screen: str, condition: str) -> None:
        """Wait until *condition* holds on a *screen*.  Raises TimeoutError."""
        end = time.monotonic() + PATIENCE_S
        while not self.run(screen, condition):
            if time.monotonic() > end:
                raise TimeoutError(condition)

    def run(self, screen: str, script: str) -> Any:
        """Return what the expression *script* comes to on a *screen*, None where that is no value."""
        session = self._root.send("Target.attachToTarget", {"targetId": screen})["sessionId"]
        given = {"expression": script, "returnByValue": True}
        message = json.dumps({"id": 1, "method": "Runtime.evaluate", "params": given})
        self._root.send("Target.sendMessageToTarget", {"sessionId": session, "message": message})
        while session not in self._answers:
            self._root.send("Browser.getVersion")  # An answer is heard only while something is asked.
        self._root.send("Target.detachFromTarget", {"sessionId": session})
        # A page that is just coming has no answer.
        return self._answers.pop(session).get("result", {}).get("result", {}).get("value")

    def close(self) -> None:
        """Close them all."""
        for context in self._contexts:
            self._root.send("Target.disposeBrowserContext", {"browserContextId": context})
        self._root.detach()

    def _heard(self, told: dict[str, Any]) -> None:
        answer = json.loads(told["message"])
        if answer.get("id") == 1:
            self._answers[told["sessionId"]] = answer
