"""The rules of a game in words, by id, from ``locales/rules.fr.ftl`` and ``locales/rules.en.ftl``.

The message ``rule-7s-gun-1`` is the title of rule 7S-GUN-1, its attribute ``text`` what the rule does.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

HEAD = "rule-"
"""What the ids of the messages begin with."""


class Rule(NamedTuple):
    """One rule, table or ruling as a person reads it."""

    id: str
    title: str
    text: str


def file_of(lang: str) -> str:
    """Return the name of the file that holds the rules in one language."""
    return f"rules.{lang}.ftl"


@cache
def rules(package: str, lang: str) -> tuple[Rule, ...]:
    """Return the rules of the rule set in *package*, in the order of its file; none where there is no file.

    They are read when they are first asked for: no battle needs them.
    """
    file = resources.files(package).joinpath("locales", file_of(lang))
    if not file.is_file():
        return ()
    source = FluentResource(file.read_text(encoding="utf-8"))
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(source)
    names = [entry.id.name for entry in source.body if isinstance(entry, Message)]
    return tuple(_rule(bundle, name) for name in names if name.startswith(HEAD))


def _rule(bundle: FluentBundle, name: str) -> Rule:
    """Return one rule; a part that its author forgot is empty."""
    message = bundle.get_message(name)
    title, text = (
        "" if pattern is None else str(bundle.format_pattern(pattern)[0])
        for pattern in (message.value, message.attributes.get("text"))
    )
    return Rule(name.removeprefix(HEAD).upper(), title, text)
