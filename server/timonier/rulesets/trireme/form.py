"""What a set-up may say of ships, first side and wind.  Rules: TR-SHIP-1, TR-SHIP-2, TR-TURN-2, TR-WIND-2."""

from __future__ import annotations

from timonier.kernel.forms import Entry, Form
from timonier.kernel.tables import Tables
from timonier.rulesets.trireme.shape import CUSTOM
from timonier.rulesets.trireme.words import CREWS, DAMAGES, FLAGS, FORCES

_OWN = (CUSTOM,)

FORM = Form(
    ship=(
        Entry("crew", "word", words=CREWS, printed="crew"),
        Entry("damage", "word", words=DAMAGES),
        Entry("tired", "flag"),
        Entry(
            "stats",
            "group",
            parts=(
                Entry("size", "whole", 1, 99, printed="size", needed=_OWN),
                Entry("ram", "flag", printed="ram"),
                Entry("normal", "whole", 0, 99, printed="normal"),
                Entry("cruise", "whole", 0, 99, printed="cruise", needed=_OWN),
                Entry("full", "whole", 0, 99, printed="full", needed=_OWN),
                Entry("boarding", "whole", 0, 99, printed="boarding", needed=_OWN),
                Entry("flags", "words", words=FLAGS, printed="flags"),
            ),
        ),
    ),
    battle=(
        Entry("first_side", "side"),
        Entry("wind", "group", parts=(Entry("force", "word", words=FORCES),)),
    ),
    sides=2,
    types=_OWN,
)


def form(tables: Tables) -> Form:
    """Return the fields of a set-up."""
    return FORM
