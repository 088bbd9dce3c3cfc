"""Words in French and English, from Fluent files: the kernel's own and those of a rule set.

Messages are named ``<list>-<id>``: ``command-fire``, ``field-range``, ``arc-full``, ``event-hit``,
``refusal-out_of_range``.  What stands between braces in an id that Fluent cannot hold becomes ``-``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from timonier.kernel import codec, events
from timonier.kernel.events import Event
from timonier.kernel.refusals import Refusal
from timonier.kernel.ruleset import Battle, Ruleset
from timonier.kernel.tables import Reason

LANGUAGES = ("fr", "en")

LARGEST = 10**12
"""Numbers from here on are shown digit by digit: no plural depends on them."""

_ODD = re.compile(r"[^A-Za-z0-9_-]")
"""What Fluent does not hold in an id."""

_LONGEST = 1000
"""Fluent gives up a sentence that holds a long text: a longer one waits outside, a mark in its place."""

_MARK = re.compile("\ue000([0-9]+)\ue000")
"""Stands for a text in a sentence until Fluent is through with it."""


class Words:
    """The words of one rule set in one language; the texts of its rules are the rulebook's."""

    def __init__(self, packages: Sequence[str], lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._plain: dict[str, str] = {}
        self._ids: dict[str, None] = {}
        for package in packages:
            folder = resources.files(package).joinpath("locales")
            for file in sorted(folder.iterdir(), key=lambda f: f.name):
                if file.name.endswith(f"{lang}.ftl") and file.name != _rulebook_file(lang):
                    source = file.read_text(encoding="utf-8")
                    self._bundle.add_resource(FluentResource(source), allow_overrides=True)
                    self._ids.update(dict.fromkeys(re.findall(r"^([a-zA-Z][\w-]*) *=", source, re.MULTILINE)))

    def has(self, message: str) -> bool:
        """Tell whether there is a message of that id."""
        return self._bundle.has_message(message)

    def listed(self, domain: str) -> list[str]:
        """Return the words that have a label in the list *domain*, in the order of the files."""
        head = name_of(domain, "")
        return [name.removeprefix(head) for name in self._ids if name.startswith(head)]

    def get(self, message: str, **facts: Any) -> str:
        """Return the message with *facts* filled in; its bare id where there is none."""
        if not facts and message in self._plain:
            return self._plain[message]
        if not self.has(message):
            return message
        pattern = self._bundle.get_message(message).value
        text = self._filled(pattern, facts) if pattern is not None else message
        if not facts:
            self._plain[message] = text
        return text

    def _filled(self, pattern: Any, facts: Mapping[str, Any]) -> str:
        """Return *pattern* with *facts* filled in, texts of any length whole."""
        kept: list[str] = []
        short = dict(facts)
        for name, fact in facts.items():
            if isinstance(fact, str) and (len(fact) > _LONGEST or "\ue000" in fact):
                short[name] = f"\ue000{len(kept)}\ue000"
                kept.append(fact)
        text = str(self._bundle.format_pattern(pattern, short)[0])
        return _MARK.sub(lambda mark: kept[int(mark[1])], text) if kept else text

    def label(self, domain: str, word: object) -> str:
        """Return the label of *word* in the list *domain*."""
        key = name_of(domain, word)
        return self.get(key) if self.has(key) else str(word)


def name_of(domain: str, word: object) -> str:
    """Return the id of the message that labels *word* in the list *domain*."""
    text = str(word).lower() if isinstance(word, bool) else str(word)
    return _ODD.sub("-", f"{domain}-{text}")


@cache
def words(package: str | None, lang: str) -> Words:
    """Return the words of the rule set in *package* (None: the kernel's alone), in French unless English."""
    packages = ("timonier.kernel",) if package is None else ("timonier.kernel", package)
    return Words(packages, lang if lang in LANGUAGES else "fr")


def rulebook_entries(package: str, lang: str) -> Iterator[tuple[str, str, str]]:
    """Yield id, text and attribute ``text`` of each message of the rulebook in *package*, in its order.

    A part that its author forgot is empty; where there is no rulebook nothing is yielded.
    """
    file = resources.files(package).joinpath("locales", _rulebook_file(lang))
    if not file.is_file():
        return
    source = FluentResource(file.read_text(encoding="utf-8"))
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(source)
    for entry in source.body:
        if isinstance(entry, Message):
            message = bundle.get_message(entry.id.name)
            title, text = (
                "" if pattern is None else str(bundle.format_pattern(pattern)[0])
                for pattern in (message.value, message.attributes.get("text"))
            )
            yield entry.id.name, title, text


def _rulebook_file(lang: str) -> str:
    return f"rules.{lang}.ftl"


def reason_text(said: Words, reason: str | Reason, facts: Mapping[str, Any] | None = None) -> str:
    """Return why something will not do; reasons among its facts are said too, several joined by "or"."""
    if isinstance(reason, Reason):
        return reason_text(said, reason.message, reason.facts)
    told: dict[str, Any] = {}
    for name, fact in (facts or {}).items():
        if isinstance(fact, tuple):
            told[name] = f" {said.get('or')} ".join(reason_text(said, part) for part in fact)
        elif isinstance(fact, int) and not isinstance(fact, bool):
            told[name] = fact if abs(fact) < LARGEST else str(fact)
        else:
            told[name] = reason_text(said, fact) if isinstance(fact, str | Reason) else str(fact)
    return said.get(reason, **told)


def event_text(ruleset: Ruleset, battle: Battle, event: Event | Mapping[str, Any], lang: str) -> str:
    """Return what *event* says as a sentence."""
    data = event if isinstance(event, Mapping) else events.dump(event)
    said = words(ruleset.package, lang)
    facts = facts_of(said, battle, ruleset.events.get(data["type"]), data)
    if isinstance(data.get("field"), str) and "value" in data:
        ref = ruleset.ids.get(data["field"])
        facts["value"] = value_text(said, battle, data["field"], data["value"], ref)
    if data["type"] == "overruled":
        facts["code"] = _refusal(ruleset, said, battle, data["code"], data.get("facts") or {})
    return said.get(f"event-{data['type']}", **facts)


def refusal_text(ruleset: Ruleset, battle: Battle | None, refusal: Refusal, lang: str) -> str:
    """Return why *refusal* says no, as a sentence."""
    return _refusal(ruleset, words(ruleset.package, lang), battle, refusal.code, refusal.facts)


def _refusal(
    ruleset: Ruleset, said: Words, battle: Battle | None, code: str, facts: Mapping[str, Any]
) -> str:
    """Return the message of a refusal; the value at fault is an id where its field holds ids."""
    fields = {name: str(facts.get("field")) if name == "value" else name for name in facts}
    told = {
        name: value_text(said, battle, name, value, ruleset.ids.get(fields[name]))
        for name, value in facts.items()
    }
    return said.get(f"refusal-{code}", **told)


def refusal_json(ruleset: Ruleset, battle: Battle | None, refusal: Refusal, lang: str) -> dict[str, Any]:
    """Return *refusal* as the wire has it: code, message, rule, soft, and the field where one is at fault."""
    message = refusal_text(ruleset, battle, refusal, lang)
    told = {"code": refusal.code, "message": message, "rule": refusal.rule, "soft": refusal.soft}
    return told if refusal.field is None else {**told, "field": refusal.field}


def facts_of(said: Words, battle: Battle, cls: type | None, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of an event or order as a sentence takes them.

    Ids become names and labels (the bare id stays beside it as ``<field>_id``), lists are joined, numbers
    stay numbers so that plurals work; free texts are said as they stand.
    """
    metadata = _metadata(cls) if cls else {}
    facts: dict[str, Any] = {}
    for name, value in data.items():
        kind = metadata.get(name, {})
        domain = kind.get("words") or name
        free = kind.get("free") and isinstance(value, str)
        facts[name] = value if free else value_text(said, battle, domain, value, kind.get("ref"))
        if isinstance(value, str | bool):
            facts[f"{name}_id"] = str(value).lower() if isinstance(value, bool) else value
        elif value is None:
            facts[f"{name}_id"] = "none"
    return facts


@cache
def _metadata(cls: type) -> dict[str, Mapping[str, Any]]:
    return {spec.name: spec.metadata for spec in codec.fields_of(cls)}


def value_text(said: Words, battle: Battle | None, domain: str, value: Any, ref: str | None) -> Any:
    """Return *value* of the list *domain* as a person reads it; whole numbers stay numbers.

    Only with *ref* (``ship``, ``side``) are its words ids, and those of an object its keys.
    """
    if value is None:
        return said.get("none")
    if isinstance(value, bool):
        return said.label(domain, value) if said.has(name_of(domain, value)) else said.label("bool", value)
    if isinstance(value, int | float):
        return value if abs(value) < LARGEST else str(value)
    if isinstance(value, str):
        return _word(said, battle, domain, value, ref)
    if isinstance(value, list | tuple):
        return ", ".join(_part(said, battle, domain, item, ref) for item in value) or said.get("none")
    if isinstance(value, Mapping):
        parts = (
            f"{_word(said, battle, domain, str(key), ref)} {_part(said, battle, domain, item, None)}"
            for key, item in value.items()
        )
        return ", ".join(parts) or said.get("none")
    return str(value)


def _part(said: Words, battle: Battle | None, domain: str, value: Any, ref: str | None) -> str:
    """Return one of several values as text: a fraction with the decimal mark of the language."""
    text = str(value_text(said, battle, domain, value, ref))
    return text.replace(".", ",") if isinstance(value, float) and said.lang == "fr" else text


def _word(said: Words, battle: Battle | None, domain: str, word: str, ref: str | None) -> str:
    known = {} if battle is None else {"ship": battle.ships, "side": battle.sides}.get(ref or "", {})
    if word in known:
        return str(known[word] if isinstance(known[word], str) else known[word].name)
    return said.label(domain, word)
