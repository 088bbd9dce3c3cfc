"""The server under waitress: one process, many threads."""

from __future__ import annotations

import gc
import os
import socket
from typing import Any

from waitress.channel import HTTPChannel
from waitress.server import create_server
from waitress.task import ErrorTask

from timonier.api import create_app
from timonier.api.problems import MEDIA_TYPE, problem_body
from timonier.api.server import Server
from timonier.api.streams import THREADS
from timonier.words import DEFAULT_LANG

CONNECTIONS = 480
"""Connections open at the same time: a browser holds six of them, and Windows waits on no more than 512."""


class _ProblemTask(ErrorTask):
    """Answers what waitress refuses by itself (a request that is no HTTP) with problem details too."""

    def execute(self) -> None:
        status = int(self.request.error.code)
        body = problem_body(status, DEFAULT_LANG)
        self.status = f"{status} {self.request.error.reason}"
        self.response_headers.append(("Content-Type", MEDIA_TYPE))
        self.set_close_on_finish()
        self.content_length = len(body)
        self.write(body)


class _Channel(HTTPChannel):
    error_task_class = _ProblemTask


def bind(host: str, port: int, server: Server) -> Any:
    """Return a server that listens at *host* and *port* (0: a free one) and does not answer yet.

    ``effective_port`` tells the port.  Raises OSError where the address is not to be had.
    """
    bound = create_server(
        create_app(server),
        sockets=[_listener(host, port)],
        threads=THREADS,
        connection_limit=CONNECTIONS,
        ident=None,
        channel_request_lookahead=1,
    )
    bound.channel_class = _Channel
    return bound


def _listener(host: str, port: int) -> socket.socket:
    """Return a bound socket at the first address that *host* stands for."""
    family, kind, _, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind)
    try:
        if os.name == "posix":
            # A restart must not wait for the connections of the run before.  On Windows the same option
            # would let two programs have one port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


def run(server: Any) -> None:
    """Answer until Ctrl+C, then close.

    What stands in memory by now stays: the garbage collector need not look through it again and again.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    try:
        server.run()
    finally:
        server.close()
