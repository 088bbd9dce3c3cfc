"""`/battles/{id}/record`, `/battles/import` and the same for campaigns: one file, out and in."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify
from sqlmodel import Session

from timonier.api.access import gm, gm_of
from timonier.api.battles import blueprint, read_book
from timonier.api.body import json_body
from timonier.api.changes import change
from timonier.api.fleets import campaign_json, campaign_row, campaigns
from timonier.api.language import request_lang
from timonier.api.problems import Problem
from timonier.api.server import server
from timonier.api.shown import battle_json
from timonier.kernel.record import BadRecord
from timonier.store.campaign_files import dump_campaign, load_campaign
from timonier.store.records import dump_record, load_record


@blueprint.route("/<battle>/record", methods=["GET"])
def record(battle: str) -> Response:
    """Export a battle as its record, with all that a save needs."""
    gm_of(battle)
    with server().store.reading() as session:
        return jsonify(dump_record(session, read_book(session, battle)))


@blueprint.route("/import", methods=["POST"])
def import_battle() -> Response:
    """Begin a battle from a record, exported or written by hand; a pending order stays pending."""
    access, lang = gm(), request_lang()
    given = json_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        try:
            loaded = load_record(session, server().rulesets, given, access.signature, lang)
        except BadRecord as bad:
            raise bad_record(bad) from None
        return 201, {**battle_json(server(), loaded.book, access, lang), "refused": loaded.refused}

    return change(work)


@campaigns.route("/<campaign>/record", methods=["GET"])
def campaign_record(campaign: str) -> Response:
    """Export a campaign as one file: fleets, ships, and the records of its battles."""
    gm()
    with server().store.reading() as session:
        row = campaign_row(session, campaign)
        return jsonify(dump_campaign(session, server().shelf, row))


@campaigns.route("/import", methods=["POST"])
def import_campaign() -> Response:
    """Begin a campaign from an exported file; ids that are taken here are changed."""
    access, lang = gm(), request_lang()
    given = json_body()

    def work(session: Session) -> tuple[int, dict[str, Any]]:
        try:
            row = load_campaign(session, server().rulesets, given, access.signature, lang)
        except BadRecord as bad:
            raise bad_record(bad) from None
        return 201, campaign_json(session, row)

    return change(work)


def bad_record(bad: BadRecord) -> Problem:
    """Return the answer to a record that is none: its code, and a pointer to the fault."""
    why = bad.told(request_lang())
    return Problem(422, why, code=bad.code, errors={bad.pointer: [why]})
