"""The rules of a game in words, by id, from ``locales/rules.fr.ftl`` and ``locales/rules.en.ftl``.

The message ``rule-xy-move-1`` is the title of rule XY-MOVE-1, its attribute ``text`` what the rule does.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from timonier.kernel.texts import rulebook_entries

HEAD = "rule-"
"""What the ids of the messages begin with."""


class Rule(NamedTuple):
    """One rule, table or ruling as a person reads it."""

    id: str
    title: str
    text: str


@cache
def rules(package: str, lang: str) -> tuple[Rule, ...]:
    """Return the rules of the rule set in *package*, in the order of its file; none where there is no file.

    They are read when they are first asked for: no battle needs them.
    """
    return tuple(
        Rule(name.removeprefix(HEAD).upper(), title, text)
        for name, title, text in rulebook_entries(package, lang)
    )
