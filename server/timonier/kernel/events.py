"""Events: what happened, as outcomes.  Applying one reads neither tables nor dice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Protocol

from timonier.kernel import codec


class Event(Protocol):
    """A frozen dataclass named by a past participle; its wire type is the name in snake case."""

    def apply(self, battle: Any, /) -> None:
        """Bring about in *battle* what this event says."""


@cache
def type_of(cls: type) -> str:
    """Return the wire type of an event class: ``RoundStarted`` -> ``round_started``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


def dump(event: Event) -> dict[str, Any]:
    """Return *event* as JSON: its type, then its fields."""
    return {"type": type_of(type(event)), **codec.dump(event)}


def catalogue(classes: Iterable[type]) -> dict[str, type]:
    """Return the event classes by their wire type.  Raises ValueError where two share one."""
    found: dict[str, type] = {}
    for cls in classes:
        if type_of(cls) in found:
            raise ValueError(f"two events are called {type_of(cls)}")
        found[type_of(cls)] = cls
    return found


def load(classes: Mapping[str, type], data: Mapping[str, Any]) -> Event:
    """Return the event that was dumped as *data*.

    Raises :class:`~timonier.kernel.codec.NotLoaded` where it is none of *classes* or does not fit.
    """
    cls = classes.get(str(data.get("type")))
    if cls is None:
        raise codec.NotLoaded(f"no event is called {data.get('type')!r}")
    return codec.load(cls, data)  # type: ignore[no-any-return]
