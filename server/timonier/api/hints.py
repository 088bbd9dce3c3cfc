"""What a page will ask for, told in its first answer, so that a browser asks for all of it at once.

Modules name each other only once they are read; over a slow network, one after the other, that takes seconds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from timonier.assets import web_folder

_IMPORT = re.compile(r'^(?:import|export)\b[^;]*?"/web/([\w./-]+\.js)";', re.M)
_SHEETS = re.compile(r"^export const SHEETS = \[(.*)\];$", re.M)


@dataclass(frozen=True)
class Page:
    """The *module* a page begins with, a file of `/web`, which names its style sheets.

    What it asks for *later* must not stand in the way of what is seen first.
    """

    module: str
    later: tuple[str, ...] = ()


PAGES = {
    "/": Page("home/home.js"),
    "/dice": Page("home/dice.js"),
    "/join": Page("seat/join.js"),
    "/join/<_name>": Page("seat/join.js"),
    "/battles/<_name>": Page("battle/battle.js"),
    "/battles/<_name>/table": Page("table/table.js"),
    "/battles/<_name>/print": Page("print/battle.js"),
    "/rulesets/<_name>": Page("rules/page.js"),
    "/rulesets/<_name>/print": Page("print/ruleset.js"),
    "/campaigns/<_name>": Page("campaign/campaign.js"),
}
"""Every page by its address."""

START = Page("start.js")
"""What every page begins with."""

OF_A_BATTLE = {
    "gm": Page("console/console.js", later=("console/parts.js", "seat/seats.js")),
    "player": Page("seat/seat.js"),
    "display": Page("table/table.js"),
}
"""What a battle's page becomes, by the role of who looks."""


@cache
def html(address: str, role: str | None) -> str:
    """Return the page at *address*, one of PAGES, for who looks as *role*, with its hints in its head."""
    parts = [START, PAGES[address]]
    if address == "/battles/<_name>" and role in OF_A_BATTLE:
        parts.append(OF_A_BATTLE[role])
    soon = dict.fromkeys(name for part in parts for name in closure(part.module))
    late = dict.fromkeys(name for part in parts for module in part.later for name in closure(module))
    modules = [f'  <link rel="modulepreload" href="/web/{name}">' for name in soon]
    rest = " ".join(name for name in late if name not in soon)
    if rest:
        modules.append(f'  <meta name="later" content="{rest}">')
    sheets = (
        f'  <link rel="preload" as="style" href="/web/css/{sheet}.css">'
        for part in parts
        for sheet in sheets_of(part.module)
    )
    return _text("index.html").replace("</head>", "\n".join((*sheets, *modules, "</head>")).lstrip())


@cache
def closure(module: str) -> tuple[str, ...]:
    """Return *module* and all that it imports, itself or through others."""
    found = [module]
    for name in found:
        found += [other for other in _IMPORT.findall(_text(name)) if other not in found]
    return tuple(found)


def sheets_of(module: str) -> list[str]:
    """Return the files of `/web/css` that *module* names as its SHEETS, without their ending."""
    named = _SHEETS.search(_text(module))
    return re.findall(r"[\w-]+", named[1]) if named else []


def _text(name: str) -> str:
    return (web_folder() / name).read_text("utf-8")
