"""The addresses of this machine in its local network: found, tried, and drawn as QR codes."""

from __future__ import annotations

import io
import json
import socket
import urllib.request
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

PATIENCE_S = 5.0
"""So long an address may take to answer."""

EVERYWHERE = ("0.0.0.0", "::")
"""What a server is bound to that listens at all addresses of its machine."""


def lan_address() -> str:
    """Return this machine's address in its local network, as other devices see it.

    No packet is sent: connecting a datagram socket only picks the way out.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(("10.255.255.255", 1))
        except OSError:
            return "127.0.0.1"
        return str(way_out.getsockname()[0])


def addresses(first: str) -> list[str]:
    """Return where other devices may reach this machine, *first* at the front; none of it is tried."""
    found = [first]
    try:
        infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        infos = []
    found += [str(info[4][0]) for info in infos]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def answering(urls: Iterable[str]) -> list[str]:
    """Return those of *urls* (each with a slash at its end) at which a Timonier server answers now."""
    return [url for url in urls if _answers(url)]


def urls_of(host: str, port: int) -> list[str]:
    """Return where a server bound to *host* may be reached by others, as URLs; none for a loopback."""
    names = addresses(lan_address()) if host in EVERYWHERE else [host]
    return [f"http://{in_url(name)}:{port}/" for name in names if not is_loopback(name)]


def is_loopback(host: str) -> bool:
    """Tell whether *host* is this machine for itself alone."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost" or host.lower().endswith(".localhost")


def host_of(url: str) -> str:
    """Return the host of a URL, "localhost" where it has none."""
    return urlsplit(url).hostname or "localhost"


def in_url(host: str) -> str:
    """Return *host* as it stands in a URL."""
    return f"[{host}]" if ":" in host else host


def qr_svg(url: str) -> str:
    """Return a QR code of *url* as an SVG picture, dark on light whatever the page is."""
    drawn = io.BytesIO()
    code = segno.make(url, error="m", micro=False)
    code.save(drawn, kind="svg", scale=8, border=4, xmldecl=False, dark="#000", light="#fff")
    return drawn.getvalue().decode()


def _answers(url: str) -> bool:
    # No proxy: the question is whether the machine answers in its own network.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"{url}api/v1/health", timeout=PATIENCE_S) as answer:
            return json.load(answer).get("status") == "ok"  # type: ignore[no-any-return]
    except (OSError, ValueError, AttributeError):
        return False
