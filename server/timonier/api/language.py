"""The language of a request: `?lang`, else `Accept-Language`, else French."""

from __future__ import annotations

from flask import g, request
from werkzeug.datastructures import LanguageAccept

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
        return _preferred(request.accept_languages)
    return DEFAULT_LANG


def _preferred(accepted: LanguageAccept) -> str:
    """Return the language that is liked best, of equals the one named first; `en-GB` is English.

    A star stands for the languages that are not named.
    """
    liked: dict[str, float] = {}
    for tag, quality in accepted:
        for lang in LANGS if tag == "*" else (tag.lower().partition("-")[0],):
            liked.setdefault(lang, quality)
    wanted = [lang for lang, quality in liked.items() if lang in LANGS and quality > 0]
    return max(wanted, key=lambda lang: liked[lang], default=DEFAULT_LANG)
