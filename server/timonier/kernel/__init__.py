"""Mechanisms that every rule set stands on.  Standard library and icepool only; it knows no game."""
