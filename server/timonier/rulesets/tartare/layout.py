"""Where crew and energy tokens lie, and what the rules say of a layout."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from timonier.kernel.refusals import Refusal, soft
from timonier.kernel.state import evolve
from timonier.rulesets.tartare.modules import energy_available, needs
from timonier.rulesets.tartare.state import Battle, Ship

FAULTS: dict[str, str] = {
    "energy_short": "TT-ASSIGN-2",
    "no_crew_post": "TT-ASSIGN-5",
    "medical_fit": "TT-ASSIGN-5",
    "two_wounded": "TT-ASSIGN-4",
    "two_crew": "TT-ASSIGN-3",
    "no_energy_socket": "TT-ASSIGN-6",
    "energy_stacked": "TT-ASSIGN-6",
    "burning_post": "TT-ASSIGN-7",
    "crew_unplaced": "TT-ASSIGN-8",
}
"""The faults a layout can have, in the order in which they are looked for, each with its rule."""


def laid_out(
    ship: Ship,
    crew: Sequence[str] | None = None,
    wounded: Sequence[str] | None = None,
    energy: Sequence[str] | None = None,
) -> Ship:
    """Return *ship* with its tokens on the modules named, one entry a token; None: they stay.

    Tokens that are not named go to the reserve.  Rules: TT-ASSIGN-1.
    """
    given = {"crew": crew, "wounded": wounded, "energy": energy}
    lists = {kind: names for kind, names in given.items() if names is not None}
    modules = {
        name: evolve(module, **{kind: list(names).count(name) for kind, names in lists.items()})
        for name, module in ship.modules.items()
    }
    return evolve(
        ship,
        modules=modules,
        reserve_crew=ship.reserve_crew if crew is None else ship.fit - len(crew),
        reserve_wounded=ship.reserve_wounded if wounded is None else ship.wounded - len(wounded),
    )


def tokens(ship: Ship, kind: str) -> tuple[str, ...]:
    """Return where the tokens of a *kind* (crew, wounded, energy) lie, one entry a token, in sheet order."""
    return tuple(name for name, module in ship.modules.items() for _ in range(getattr(module, kind)))


def faults_of(battle: Battle, ship: Ship) -> list[str]:
    """Return the codes of what is wrong with the layout of *ship*.  Rules: TT-ASSIGN-2 to TT-ASSIGN-8."""
    return [code for code in FAULTS if _CHECKS[code](battle, ship)]


def refusals(faults: Mapping[str, Sequence[str]]) -> Iterator[Refusal]:
    """Yield a soft refusal for every fault; each message names all ships and faults.

    Rules: TT-ASSIGN-9.  Refuses: energy_short, no_crew_post, medical_fit, two_wounded, two_crew,
    no_energy_socket, energy_stacked, burning_post, crew_unplaced.
    """
    for codes in faults.values():
        for code in codes:
            yield soft(code, FAULTS[code], faults=dict(faults))


def _post_of_fit(battle: Battle, module: str) -> bool:
    return bool(needs(battle, module)["crew"] == "fit")


def _post_of_wounded(battle: Battle, module: str) -> bool:
    return bool(needs(battle, module)["crew"] != "none")


def _energy_short(battle: Battle, ship: Ship) -> bool:
    return ship.energy_laid > energy_available(battle, ship)


def _no_crew_post(battle: Battle, ship: Ship) -> bool:
    return any(module.hands and not _post_of_wounded(battle, name) for name, module in ship.modules.items())


def _medical_fit(battle: Battle, ship: Ship) -> bool:
    return any(module.crew and _of_patients(battle, name) for name, module in ship.modules.items())


def _two_wounded(battle: Battle, ship: Ship) -> bool:
    return any(module.wounded > 1 and _of_patients(battle, name) for name, module in ship.modules.items())


def _of_patients(battle: Battle, module: str) -> bool:
    return bool(needs(battle, module)["crew"] == "wounded")


def _two_crew(battle: Battle, ship: Ship) -> bool:
    return any(module.hands > 1 for module in ship.modules.values())


def _no_energy_socket(battle: Battle, ship: Ship) -> bool:
    return any(module.energy and not needs(battle, name)["energy"] for name, module in ship.modules.items())


def _energy_stacked(battle: Battle, ship: Ship) -> bool:
    return battle.options["energy_stack"] == "one" and any(
        module.energy > 1 for module in ship.modules.values()
    )


def _burning_post(battle: Battle, ship: Ship) -> bool:
    fit = any(module.fire and module.crew for module in ship.modules.values())
    wounded = any(module.fire and module.wounded for module in ship.modules.values())
    return (fit and _has_empty(battle, ship, _post_of_fit, burning=False)) or (
        wounded and _has_empty(battle, ship, _post_of_wounded, burning=False)
    )


def _crew_unplaced(battle: Battle, ship: Ship) -> bool:
    return (ship.reserve_crew > 0 and _has_empty(battle, ship, _post_of_fit)) or (
        ship.reserve_wounded > 0 and _has_empty(battle, ship, _post_of_wounded)
    )


def _has_empty(
    battle: Battle, ship: Ship, post: Callable[[Battle, str], bool], *, burning: bool = True
) -> bool:
    return any(
        post(battle, name) and not module.hands and (burning or not module.fire)
        for name, module in ship.modules.items()
    )


_CHECKS: dict[str, Callable[[Battle, Ship], bool]] = {
    "energy_short": _energy_short,
    "no_crew_post": _no_crew_post,
    "medical_fit": _medical_fit,
    "two_wounded": _two_wounded,
    "two_crew": _two_crew,
    "no_energy_socket": _no_energy_socket,
    "energy_stacked": _energy_stacked,
    "burning_post": _burning_post,
    "crew_unplaced": _crew_unplaced,
}
