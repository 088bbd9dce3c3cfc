"""`/towers/ports`: the serial ports of the server's machine, and which boards the GM accepted as towers.

No port is opened here: opening one restarts what hangs on it.
"""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify

from timonier.api import given
from timonier.api.access import gm, not_found
from timonier.api.body import object_body
from timonier.api.server import server
from timonier.api.towers import LONGEST_SPEC, blueprint
from timonier.tower.ports import Found, found_ports


@blueprint.route("/ports", methods=["GET"])
def ports() -> Response:
    """List the serial ports, each with whether its board was accepted."""
    gm()
    return jsonify([_port_json(port) for port in found_ports()])


@blueprint.route("/ports", methods=["PUT"])
def accept() -> Response:
    """Accept the board at a port as a tower, for `auto`, or take that back."""
    gm()
    body = object_body()
    name, accepted = given.text(body, "port", longest=LONGEST_SPEC), body.get("accepted", True)
    if not isinstance(accepted, bool):
        raise given.wrong("accepted", "reason-words", words="true, false")
    memory = server().towers.memory
    port = next((port for port in found_ports() if port.name == name), None)
    if memory is None or port is None or port.identity is None:
        raise not_found("port", name)
    if accepted:
        memory.accept(port.identity)
    else:
        memory.forget(port.identity)
    return jsonify(_port_json(port))


def _port_json(port: Found) -> dict[str, Any]:
    memory = server().towers.memory
    return {
        "port": port.name,
        "description": port.description,
        "usb": port.identity is not None,
        "accepted": memory is not None and memory.knows(port.identity),
    }
