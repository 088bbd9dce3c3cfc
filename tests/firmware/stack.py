"""How deep the stack can grow, read from the built program's own instructions."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

RETURN_BYTES = 2
"""What a call or an interrupt puts on the stack of a chip with 32 KiB."""

GIVES_BACK = 0x8000
"""A frame is given back by subtracting a negative number."""


@dataclass
class Function:
    """One function: what it takes itself, whom it calls, and whether by pointer."""

    frame: int = 0
    calls: set[str] = field(default_factory=set)
    indirect: bool = False
    low: int = 0


def functions(program: Path) -> dict[str, Function]:
    """Read pushes, frames and calls of every function."""
    command = ["avr-objdump", "-d", str(program)]
    listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found: dict[str, Function] = {}
    current = Function()
    for line in listing.splitlines():
        if head := re.match(r"[0-9a-f]{8} <(.+)>:$", line):
            current = found.setdefault(head[1], Function())
            continue
        parts = line.split("\t")
        if len(parts) < 3:
            continue
        operation, operands = parts[2].strip(), "\t".join(parts[3:])
        _count(current, operation, operands)
    return found


def _count(function: Function, operation: str, operands: str) -> None:
    if operation == "push":
        function.frame += 1
    elif operation == "rcall" and operands.startswith(".+0"):
        function.frame += RETURN_BYTES  # Two bytes of room, the compiler's short way.
    elif operation == "sbiw" and (amount := re.match(r"r28, 0x([0-9a-fA-F]+)", operands)):
        function.frame += int(amount[1], 16)
    elif operation == "subi" and (amount := re.match(r"r28, 0x([0-9a-fA-F]+)", operands)):
        function.low = int(amount[1], 16)
    elif operation == "sbci" and (amount := re.match(r"r29, 0x([0-9a-fA-F]+)", operands)):
        wide = int(amount[1], 16) << 8 | function.low
        function.frame += wide if wide < GIVES_BACK else 0
    elif operation in {"icall", "ijmp"}:
        function.indirect = True
    elif operation in {"call", "rcall", "jmp", "rjmp"} and (name := re.search(r"<([^+>]+)>", operands)):
        function.calls.add(name[1])


def depth(found: dict[str, Function], name: str, pointed_at: set[str], above: tuple[str, ...] = ()) -> int:
    """Return the most bytes a function and all it calls can take; it must not call itself."""
    assert name not in above, f"{name} calls itself"
    function = found.get(name, Function())
    called = {other for other in function.calls if other != name} | (
        pointed_at if function.indirect else set()
    )
    return function.frame + max(
        (RETURN_BYTES + depth(found, other, pointed_at, (*above, name)) for other in called), default=0
    )
