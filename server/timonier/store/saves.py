"""What an exported record holds beyond a hand-written one, checked with a pointer to every fault."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from timonier.kernel.record import BadRecord, read_entries
from timonier.store import sources

SOURCES = ("hand", "software", "tower")
LARGEST_NUMBER = 2**31 - 1
LONGEST_BY = 200
LONGEST_REASON = 500
MOST_FACES, MOST_SIDES = 999, 999

_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)\Z", re.ASCII)


@dataclass(frozen=True)
class TrayThrow:
    """A throw that nobody asked for."""

    faces: list[int]
    sides: int
    source: str
    at: str | None
    by: str | None


def check_entries(entries: Sequence[Mapping[str, Any]]) -> None:
    """Check who, when and the faces of entries.  Raises :class:`~timonier.kernel.record.BadRecord`."""
    for place, entry in enumerate(entries):
        here = f"/entries/{place}"
        _check_who_and_when(entry, here)
        _check_faces(entry, here)
        if "amend" in entry:
            _check_faces(entry["amend"], f"{here}/amend")


def check_number(n: int, here: str) -> None:
    """Check that the number of an entry can be kept.  Raises BadRecord."""
    if n > LARGEST_NUMBER:
        raise BadRecord(here, "record-number")


def read_sources(record: Mapping[str, Any], sides: Collection[str]) -> dict[str, str]:
    """Return where the dice of each side come from.  Raises BadRecord."""
    given = record.get("sources", {})
    if not isinstance(given, dict):
        raise BadRecord("/sources", "setup-object")
    for side, source in given.items():
        if side not in sides or source not in SOURCES:
            raise BadRecord("/sources", "record-source")
    return given


def read_pending(pending: Any) -> dict[str, Any]:
    """Return the command that waits, or the amend, as an entry.  Raises BadRecord."""
    try:
        (entry,) = read_entries({"entries": [pending]})
        if "command" not in entry and "amend" not in entry:
            raise BadRecord("/entries/0", "record-pending")
        check_entries([entry])
    except BadRecord as bad:
        bad.pointer = bad.pointer.replace("/entries/0", "/pending", 1)
        raise
    return entry


def read_tray(record: Mapping[str, Any]) -> list[TrayThrow]:
    """Return the throws that wait in the tray.  Raises BadRecord."""
    given = record.get("tray")
    if given is None:
        return []
    if not isinstance(given, list):
        raise BadRecord("/tray", "setup-list")
    return [_tray_throw(throw, f"/tray/{place}") for place, throw in enumerate(given)]


def _tray_throw(throw: Any, here: str) -> TrayThrow:
    if not isinstance(throw, dict):
        raise BadRecord(here, "setup-object")
    faces, sides, source = throw.get("faces"), throw.get("sides"), throw.get("source", "hand")
    kept = sources.kept(throw)
    if type(sides) is not int or not 0 < sides <= MOST_SIDES:
        raise BadRecord(f"{here}/sides", "record-faces")
    fit = isinstance(faces, list) and 0 < len(faces) <= MOST_FACES
    if not isinstance(faces, list) or not fit or not all(_is_face(face, sides) for face in faces):
        raise BadRecord(f"{here}/faces", "record-faces")
    if source not in SOURCES:
        raise BadRecord(f"{here}/source", "record-source")
    _check_who_and_when(throw, here)
    return TrayThrow(faces, sides, kept, throw.get("at"), throw.get("by"))


def _is_face(face: Any, sides: int) -> bool:
    return type(face) is int and 1 <= face <= sides


def _check_who_and_when(entry: Mapping[str, Any], here: str) -> None:
    by, at = entry.get("by"), entry.get("at")
    if by is not None and not (isinstance(by, str) and len(by) <= LONGEST_BY):
        raise BadRecord(f"{here}/by", "record-who")
    if at is not None and not (isinstance(at, str) and _TIME.match(at)):
        raise BadRecord(f"{here}/at", "record-time")


def _check_faces(entry: Mapping[str, Any], here: str) -> None:
    """Check that the faces, where they are told, are those of the dice."""
    dice, faces = entry.get("dice"), entry.get("faces")
    if faces is None:
        return
    if not isinstance(dice, list) or not isinstance(faces, list) or len(dice) != len(faces):
        raise BadRecord(f"{here}/faces", "record-faces")
    for place, (words, told) in enumerate(zip(dice, faces, strict=True)):
        there = f"{here}/faces/{place}"
        if not isinstance(told, list) or len(told) != len(words):
            raise BadRecord(there, "record-faces")
        for word, face in zip(words, told, strict=True):
            if not isinstance(face, dict) or type(face.get("face")) is not type(word) or face["face"] != word:
                raise BadRecord(there, "record-faces")
            if face.get("source") is not None and face["source"] not in SOURCES:
                raise BadRecord(there, "record-source")
            _check_who_and_when(face, there)
            why = face.get("rethrow")
            if why is not None and not (isinstance(why, str) and 0 < len(why) <= LONGEST_REASON):
                raise BadRecord(f"{there}/rethrow", "record-reason")
