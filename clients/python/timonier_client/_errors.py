"""What can go wrong.

TimonierError
├── Unreachable   no answer, or none that a Timonier server gives
└── Problem       the server answered with an error and says why; what has a class of its own is one of
    ├── Refused, NoToken, NotAllowed, NotThere, Stale, KeyReused, TooOften
    ├── AwaitingDice, BadDice, RollAnswered, DiceOffered, NoSuchRoll, NoTower, RulesChanged
    └── NothingToUndo, NothingToRedo, NotInForce, InBattle, ShipChanged
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class TimonierError(Exception):
    """Anything that a call to the server can raise."""


class Unreachable(TimonierError):
    """No answer came, or what came is not from a Timonier server."""


class Problem(TimonierError):
    """The server says no: its problem details (RFC 9457), read.

    *code* is a word for programs, *errors* maps a field or JSON pointer to messages.  *version* is where the
    battle stands, *pending* what it waits for and *offered* the given-back faces, where that is in the way.
    """

    def __init__(self, details: Mapping[str, Any]) -> None:
        self.status: int = details["status"]
        self.title: str = details["title"]
        self.detail: str = details["detail"]
        self.code: str | None = details.get("code")
        self.rule: str | None = details.get("rule")
        self.soft: bool | None = details.get("soft")
        self.version: int | None = details.get("version")
        self.pending: Mapping[str, Any] | None = details.get("pending")
        self.offered: Sequence[int | str] = details.get("offered", [])
        self.errors: Mapping[str, Sequence[str]] = details.get("errors", {})
        super().__init__(f"{self.status} {self.title}: {self.detail}")


class Refused(Problem):
    """The rules of the game say no: *rule* names which, *soft* whether the GM may overrule."""


class NoToken(Problem):
    """There is no token, or it is not good (any more)."""


class NotAllowed(Problem):
    """The token does not allow this."""


class NotThere(Problem):
    """There is nothing of that id for this token."""


class Stale(Problem):
    """The battle has moved on: it stands at *version*."""


class KeyReused(Problem):
    """This idempotency key was used for another request."""


class TooOften(Problem):
    """Too many wrong tokens or codes came from this address."""


class AwaitingDice(Problem):
    """Another order waits for its dice: *pending* tells for which."""


class BadDice(Problem):
    """These faces do not fit; nothing of them was taken."""


class RollAnswered(Problem):
    """Other faces stand there already."""


class DiceOffered(Problem):
    """The dice that undo gave back are to be used: *offered*."""


class NoSuchRoll(Problem):
    """That roll is not awaited."""


class NoTower(Problem):
    """There is no dice tower to throw this."""


class RulesChanged(Problem):
    """The rules were updated while the order waited; it can only be cancelled."""


class NothingToUndo(Problem):
    """There is nothing to undo."""


class NothingToRedo(Problem):
    """There is nothing to redo."""


class NotInForce(Problem):
    """That entry is not in force."""


class InBattle(Problem):
    """That ship is in a battle which is not concluded."""


class ShipChanged(Problem):
    """That ship has moved on since."""


BY_CODE: Mapping[str, type[Problem]] = {
    "unauthorized": NoToken,
    "forbidden": NotAllowed,
    "header_missing": NotAllowed,
    "not_found": NotThere,
    "wrong_code": NotThere,
    "stale": Stale,
    "key_reused": KeyReused,
    "too_many_attempts": TooOften,
    "awaiting_dice": AwaitingDice,
    "bad_dice": BadDice,
    "roll_answered": RollAnswered,
    "dice_offered": DiceOffered,
    "no_such_roll": NoSuchRoll,
    "no_tower": NoTower,
    "rules_changed": RulesChanged,
    "nothing_to_undo": NothingToUndo,
    "nothing_to_redo": NothingToRedo,
    "not_in_force": NotInForce,
    "in_battle": InBattle,
    "ship_changed": ShipChanged,
}
"""Code -> the class of that problem."""


def problem_of(details: Mapping[str, Any]) -> Problem:
    """Return problem details as the exception of their code, :class:`Refused` for any refusal by a rule."""
    kind = BY_CODE.get(details.get("code") or "", Refused if details.get("rule") else Problem)
    return kind(details)
