"""Write `seventh-sea-odds.md`: how likely a roll reaches a target number, for every roll up to 10k10.

Run from the top of the repository: ``python docs/rulesets/seventh_sea_odds.py``.
"""

from __future__ import annotations

from pathlib import Path

from timonier.kernel.spread import kept

PAGE = Path(__file__).with_name("seventh-sea-odds.md")
SIDES, MOST = 10, 10
TNS = range(5, 65, 5)

HEAD = """# Lancer et garder : les chances / Roll and keep: the odds

<!-- Made by seventh_sea_odds.py. -->

Les chances, en pour cent, que `XgY` (X dés lancés, les Y meilleurs gardés, les 10 explosent) atteigne la
difficulté de la colonne, et sa moyenne. Jamais plus de dix dés. Calcul exact, arrondi au dixième.

The chances, in per cent, that `XgY` (X dice thrown, the Y best kept, tens explode) reaches the target number
of the column, and its mean. Never more than ten dice. Worked out exactly, rounded to a tenth.
"""


def page() -> str:
    """Return the whole page."""
    return "\n".join([HEAD, *(table(count) for count in range(1, MOST + 1))])


def table(count: int) -> str:
    """Return the table of all rolls of *count* dice."""
    head = ["", "moyenne / mean", *map(str, TNS)]
    rows = [head, ["---", *["---:"] * (len(head) - 1)], *(row(count, keep) for keep in range(1, count + 1))]
    title = f"## {count} dé{'s' * (count > 1)} / {count} {'dice' if count > 1 else 'die'}"
    return "\n".join([title, "", *(f"| {' | '.join(cells)} |" for cells in rows), ""])


def row(count: int, keep: int) -> list[str]:
    """Return the cells of one roll."""
    roll = kept(count, keep, SIDES, True)
    return [f"{count}g{keep}", f"{roll.mean:.2f}", *(f"{100 * roll.at_least(tn):.1f}" for tn in TNS)]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
