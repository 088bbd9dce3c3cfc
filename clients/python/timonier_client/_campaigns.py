"""Campaigns, fleets and their ships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from timonier_client._connection import Connection, at
from timonier_client._types import Campaign, Fleet, Ship


class Campaigns(Connection):
    """What can be done with campaigns, fleets and ships, each named by its id."""

    def campaigns(self) -> list[dict[str, Any]]:
        """Return the campaigns in short."""
        return cast(list[dict[str, Any]], self._call("GET", "/campaigns"))

    def begin_campaign(self, name: str, ruleset: str) -> Campaign:
        """Begin a campaign of one game."""
        return cast(Campaign, self._call("POST", "/campaigns", {"name": name, "ruleset": ruleset}))

    def campaign(self, campaign: str) -> Campaign:
        """Return a campaign with its fleets and their ships."""
        return cast(Campaign, self._call("GET", at("campaigns", campaign)))

    def begin_fleet(self, campaign: str, name: str) -> Fleet:
        """Begin a fleet of a campaign."""
        return cast(Fleet, self._call("POST", at("campaigns", campaign, "fleets"), {"name": name}))

    def fleet(self, fleet: str) -> Fleet:
        """Return a fleet with its ships."""
        return cast(Fleet, self._call("GET", at("fleets", fleet)))

    def add_ship(self, fleet: str, ship: Mapping[str, Any]) -> Ship:
        """Let a ship, as a set-up has her but without a side, join a fleet."""
        return cast(Ship, self._call("POST", at("fleets", fleet, "ships"), ship))

    def ship(self, ship: str) -> Ship:
        """Return a ship and what she carries from earlier battles."""
        return cast(Ship, self._call("GET", at("ships", ship)))

    def change_ship(self, ship: str, **fields: Any) -> Ship:
        """Change fields of a ship (None takes one away), what she carries, or her fleet."""
        return cast(Ship, self._call("PATCH", at("ships", ship), fields))

    def rename(self, kind: str, id: str, name: str) -> dict[str, Any]:
        """Rename one of ``campaigns``, ``fleets`` or ``ships``."""
        return cast(dict[str, Any], self._call("PATCH", at(kind, id), {"name": name}))

    def hide(self, kind: str, id: str) -> None:
        """Hide one of ``campaigns``, ``fleets`` or ``ships``; nothing of it is lost."""
        self._call("DELETE", at(kind, id))

    def restore(self, kind: str, id: str) -> dict[str, Any]:
        """Bring a hidden one of ``campaigns``, ``fleets`` or ``ships`` back."""
        return cast(dict[str, Any], self._call("POST", at(kind, id, "restore")))

    def export_campaign(self, campaign: str) -> dict[str, Any]:
        """Return a campaign as one file: fleets, ships and the records of its battles."""
        return cast(dict[str, Any], self._call("GET", at("campaigns", campaign, "record")))

    def import_campaign(self, data: Mapping[str, Any]) -> Campaign:
        """Begin a campaign from an exported file."""
        return cast(Campaign, self._call("POST", "/campaigns/import", data))
