"""Where this machine keeps a person's data."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from timonier.tower.ports import Memory


def data_folder() -> Path:
    """Return the folder of Timonier's data: the platform's own place, below the user's home."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Timonier"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Timonier"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "timonier"


def default_database() -> str:
    """Return the address of the database where none is named: an SQLite file among the user's data."""
    return f"sqlite:///{data_folder() / 'timonier.db'}"


def tower_memory() -> Memory:
    """Return the towers that the game master accepted on this machine."""
    return Memory(data_folder() / "towers.json")
