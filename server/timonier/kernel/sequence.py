"""The steps of a turn as data, for games whose steps always follow in the same order."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sequence:
    """The *steps* of one round, in order."""

    steps: tuple[str, ...]

    def after(self, step: str) -> tuple[str, bool]:
        """Return the step after *step*, and whether a new round begins with it.

        A step that is none of the round (a set-up) is followed by the first.
        """
        if step not in self.steps:
            return self.steps[0], True
        place = self.steps.index(step) + 1
        return (self.steps[0], True) if place == len(self.steps) else (self.steps[place], False)
