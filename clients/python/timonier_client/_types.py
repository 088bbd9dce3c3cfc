"""The shapes of answers, as type checkers see them."""

from __future__ import annotations

from typing import Any, TypedDict


class Health(TypedDict):
    """How the server is."""

    status: str
    version: str
    database: str | None
    towers: list[dict[str, Any]]


class Refusal(TypedDict):
    """Why the rules say no; a soft refusal may be overruled by the game master."""

    code: str
    message: str
    rule: str
    soft: bool


class JudgedEntry(TypedDict):
    """What became of one entry of a record."""

    asks: list[str]
    events: list[dict[str, Any]]
    refused: Refusal | None
    pending: bool
    state: dict[str, Any]


class Adjudication(TypedDict):
    """What became of a battle."""

    ruleset: str
    entries: list[JudgedEntry]
    state: dict[str, Any]
