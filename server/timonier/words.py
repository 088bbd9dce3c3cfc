"""What the house itself says, in French and English: command line, errors of the API.

The texts of the games stand with their rule sets; these stand in ``locales/`` beside this file.
"""

from __future__ import annotations

from functools import cache

from timonier.kernel.texts import LANGUAGES as LANGS
from timonier.kernel.texts import Words

DEFAULT_LANG = LANGS[0]

__all__ = ["DEFAULT_LANG", "LANGS", "can_say", "say"]


def say(lang: str, key: str, /, **facts: object) -> str:
    """Return the text *key* in *lang*, filled with *facts*.

    Raises LookupError for a key that the locale files do not have, so that no raw key reaches a person.
    """
    if not _words(lang).has(key):
        raise LookupError(key)
    return _words(lang).get(key, **facts)


def can_say(key: str) -> bool:
    """Tell whether the locale files have *key*."""
    return _words(DEFAULT_LANG).has(key)


@cache
def _words(lang: str) -> Words:
    return Words(("timonier",), lang)
