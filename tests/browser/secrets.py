"""A battle full of secrets, and all that a page receives, for tests that no byte of them reaches it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.conftest import ship
from tests.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route


class Received:
    """The answers that a page got from now on, whole, and the messages of its streams."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers: list[str] = []
        self.messages: list[str] = []
        page.route("**/*", self._route)
        session = page.context.new_cdp_session(page)
        session.on("Network.eventSourceMessageReceived", lambda told: self.messages.append(told["data"]))
        session.send("Network.enable")

    def _route(self, route: Route) -> None:
        if "/stream?" in route.request.url:
            route.fallback()
            return
        from playwright.sync_api import Error

        try:
            answer = route.fetch()
            body = answer.body().decode(errors="replace")
            self.answers.append(f"{route.request.url} {answer.headers} {body}")
            route.fulfill(response=answer)
        except Error:
            return  # The page was closed while it still asked.

    def text(self) -> str:
        """Return all of it, with the page as it stands."""
        return "\n".join([*self.answers, *self.messages, self.page.content()])


@dataclass
class Secrets:
    """A battle of 7th Sea with a ship under each veil; the GM's words and figures are *hidden*."""

    server: Served
    hidden: list[str] = field(default_factory=list)
    battle: str = ""

    def __post_init__(self) -> None:
        ships = [
            ship("a", "red"),
            ship("b", "blue"),
            {**ship("c", "blue"), "veil": "sheet", "superficial": 41},
            {**ship(self.secret(), "blue"), "name": self.secret(), "veil": "whole"},
        ]
        self.ghost = str(ships[-1]["id"])
        sides = [{"id": "red", "name": "Rouges"}, {"id": "blue", "name": "Bleus"}]
        setup = {"sides": sides, "ships": ships, "wind": {"direction": 5, "force": 4}}
        body = {"ruleset": "seventh-sea", "title": "Voiles", "setup": setup}
        self.battle = self.ask("POST", "/battles", body, here=False)["id"]

    def secret(self) -> str:
        """Return a word that nobody can guess, fit for an id."""
        self.hidden.append(f"z{secrets.token_hex(7)}")
        return self.hidden[-1]

    def ask(self, method: str, path: str, body: Any = None, *, here: bool = True) -> Any:
        """Have the GM ask something that must be possible."""
        answer = self.server.ask(method, f"/battles/{self.battle}{path}" if here else path, body)
        assert answer.status < 300, answer.body
        return answer.body

    def happen(self) -> None:
        """Let things happen that are secret, and one at the end that is not."""
        self.order(type="note", text=self.secret())
        self.order(type="adjust", ship="a", field="superficial", value=2, reason=self.secret())
        self.order(type="adjust", ship="c", field="superficial", value=43, reason=self.secret())
        self.order(type="adjust", ship=self.ghost, field="superficial", value=5, reason=self.secret())
        self.order(type="next")
        self.order(type="fire", ship=self.ghost, target="a", range=1, overrule=True)
        self.order(type="fire", ship="a", target=self.ghost, range=1, overrule=True)
        late = {**ship(self.secret(), "red"), "name": self.secret(), "veil": "whole"}
        self.order(type="add_ship", ship=late)
        self.ask("POST", "/undo", {})
        waiting = self.ask(
            "POST",
            "/commands",
            {"type": "fire", "ship": self.ghost, "target": "a", "range": 1, "overrule": True},
        )
        self.ask("DELETE", f"/rolls/{waiting['pending']['rolls'][0]['roll_id']}")
        self.order(type="note", text="Dit à tous", public=True)

    def order(self, **command: Any) -> None:
        """Have the GM give an order, its dice thrown by software, its choices the first."""
        answer = self.ask("POST", "/commands", command)
        while answer.get("pending"):
            roll = answer["pending"]["rolls"][0]
            body = {"source": "software"} if roll["kind"] == "dice" else {"choice": roll["choice"][0]}
            answer = self.ask("PUT", f"/rolls/{roll['roll_id']}", body)
