"""The language of a request: `?lang`, else `Accept-Language`, else French."""

from __future__ import annotations

from flask import request

from timonier.words import DEFAULT_LANG, LANGS

LANG_PARAMETER = {
    "in": "query",
    "name": "lang",
    "required": False,
    "schema": {"type": "string", "enum": list(LANGS)},
    "description": "Language of labels and messages; else that of Accept-Language, else French.",
}
"""The parameter as OpenAPI documents it."""


def request_lang() -> str:
    """Return the language to answer in."""
    asked = request.args.get("lang", "").lower()
    if asked in LANGS:
        return asked
    return request.accept_languages.best_match(LANGS) or DEFAULT_LANG
