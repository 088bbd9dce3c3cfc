"""`/battles/{id}/decrees`: what the GM may set by decree, with the values that would be taken."""

from __future__ import annotations

from flask import Response, jsonify, request

from timonier.api.access import gm_of, not_found
from timonier.api.battles import blueprint, read_book
from timonier.api.language import request_lang
from timonier.api.server import server
from timonier.kernel import texts
from timonier.kernel.decrees import decrees


@blueprint.route("/<battle>/decrees", methods=["GET"])
def settable(battle: str) -> Response:
    """List what a decree may set on a ship, or without one on the battle itself."""
    gm_of(battle)
    ship, field = request.args.get("ship"), request.args.get("field")
    with server().store.reading() as session:
        book = read_book(session, battle)
        if ship is not None and ship not in book.battle.ships:
            raise not_found("ship", ship)
        words = texts.words(book.ruleset.package, request_lang())
        found = decrees(book.ruleset, book.battle, ship, words, field)
        if field is not None and not found:
            raise not_found("field", field)
        return jsonify(found)
