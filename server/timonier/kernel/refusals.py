"""Refusals: what the rules say no to, hard or soft, and the list of checks before the first die."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping


@dataclasses.dataclass(frozen=True, slots=True)
class Refusal:
    """One rule that forbids a command.

    *code* is the same word in every game that has it; *rule* is the id of the rule; a *soft* refusal can
    be overruled.  *field* names the field of the order at fault, *facts* are filled into the message.
    """

    code: str
    rule: str
    soft: bool
    field: str | None = None
    facts: Mapping[str, object] = dataclasses.field(default_factory=dict)


def hard(code: str, rule: str, at: str | None = None, /, **facts: object) -> Refusal:
    """Return a refusal that nobody can overrule; *at* names the field at fault."""
    return Refusal(code, rule, False, at, facts)


def soft(code: str, rule: str, at: str | None = None, /, **facts: object) -> Refusal:
    """Return a refusal that the GM may overrule."""
    return Refusal(code, rule, True, at, facts)


def judge(failed: Iterable[Refusal]) -> tuple[Refusal | None, list[Refusal]]:
    """Go through the checks that failed, in the order listed, hard ones before soft ones.

    The iterable is left at its first hard refusal, so that the checks below a hard one may take for
    granted what it stands for.  Returns that hard refusal or None, and the soft ones met.
    """
    softs: list[Refusal] = []
    for refusal in failed:
        if not refusal.soft:
            return refusal, softs
        softs.append(refusal)
    return None, softs
