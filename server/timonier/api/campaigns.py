"""Campaigns: fleets that go from battle to battle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlmodel import Session

from timonier.store.books import Book


@dataclass
class Drafted:
    """A battle to be begun: the record's head, and for campaign ships their ids and what they carry."""

    body: dict[str, Any]
    campaign: str | None = None
    ships: list[str] = field(default_factory=list)
    decrees: list[dict[str, Any]] = field(default_factory=list)


def drafted(session: Session, body: dict[str, Any]) -> Drafted:
    """Return the battle that *body* makes of the ships of a campaign."""
    raise NotImplementedError


def settle(session: Session, book: Book) -> None:
    """Write back what the end of a battle leaves on campaign ships, or take that back."""
