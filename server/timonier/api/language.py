"""The language of a request: `?lang`, else `Accept-Language`, else French."""

from __future__ import annotations

from flask import g, request

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
    found: str | None = g.get("lang")
    if found is None:
        found = g.lang = _asked()
    return found


def _asked() -> str:
    """Return what the request asks for; most programs ask for nothing, and then nothing is taken apart."""
    environ = request.environ
    if environ.get("QUERY_STRING"):
        asked = request.args.get("lang", "").lower()
        if asked in LANGS:
            return asked
    if "HTTP_ACCEPT_LANGUAGE" in environ:
        return request.accept_languages.best_match(LANGS) or DEFAULT_LANG
    return DEFAULT_LANG
