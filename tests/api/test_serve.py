"""The real server: what a socket sees."""

from __future__ import annotations

import json
import socket
import threading
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import pytest
from flask import Flask

from timonier.api.serve import bind


def say(url: str, request: bytes) -> tuple[int, str, dict[str, Any]]:
    """Send raw bytes and return status, content type and body."""
    parts = urlsplit(url)
    with socket.create_connection((parts.hostname, parts.port), timeout=10) as link:
        link.sendall(request)
        answer = b"".join(iter(lambda: link.recv(65536), b""))
    head, body = answer.split(b"\r\n\r\n", 1)
    lines = head.decode().split("\r\n")
    headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines[1:])}
    return int(lines[0].split()[1]), headers["content-type"], json.loads(body)


def test_it_answers_health(server_url: str) -> None:
    with urllib.request.urlopen(f"{server_url}/api/v1/health", timeout=10) as answer:
        assert json.load(answer)["status"] == "ok"


@pytest.mark.parametrize(
    ("request_line", "status"),
    [
        (b"GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n", 400),
        (b"GET /\x00 HTTP/1.1\r\nbroken\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 262_200 + b"\r\n\r\n", 431),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n", 501),
        (b"POST /api/v1/adjudicate HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n", 413),
    ],
)
def test_what_is_no_http_is_a_problem_too(server_url: str, request_line: bytes, status: int) -> None:
    found, content_type, problem = say(server_url, request_line)
    assert (found, content_type) == (status, "application/problem+json")
    assert problem["status"] == status
    assert problem["title"] and problem["detail"]


def test_a_chunked_body_is_read_like_any_other(server_url: str, gm_token: str) -> None:
    head = b"POST /api/v1/adjudicate HTTP/1.1\r\nContent-Type: application/json\r\nConnection: close\r\n"
    head += f"Authorization: Bearer {gm_token}\r\n".encode()
    status, _, problem = say(server_url, head + b"Transfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n0\r\n\r\n")
    assert (status, problem["code"]) == (422, "bad_record")


def test_a_taken_port_is_an_os_error(server_url: str, app: Flask) -> None:
    port = urlsplit(server_url).port
    assert port is not None
    with pytest.raises(OSError):
        bind("127.0.0.1", port, app.extensions["timonier"])


def test_many_ask_at_once(server_url: str, gm_token: str) -> None:
    statuses: list[int] = []

    def ask() -> None:
        headers = {"Authorization": f"Bearer {gm_token}"}
        request = urllib.request.Request(f"{server_url}/api/v1/rulesets", headers=headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            statuses.append(answer.status)

    threads = [threading.Thread(target=ask) for _ in range(40)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert statuses == [200] * 40
