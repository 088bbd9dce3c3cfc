"""`timonier tower`: ports, traffic, self-test, plain rolls and dice statistics, without a server."""

import queue
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from timonier.cli.paths import default_database, tower_memory
from timonier.tower.ports import AUTO
from timonier.words import say

if TYPE_CHECKING:
    from timonier.tower.happenings import Happening
    from timonier.tower.link import Link
    from timonier.tower.ports import Found

READY_S = 15.0
TEST_S = 5.0
SET_S = 2.0
ROLL_S, BUTTON_S = 10.0, 600.0

Meeting = tuple["Link", "queue.Queue[Happening]"]


def add_to(app: typer.Typer, lang: str) -> None:
    """Add the commands to *app*."""
    group = typer.Typer(help=say(lang, "cli-towers"), no_args_is_help=True)
    app.add_typer(group, name="tower")
    _add_list(group, lang)
    _add_monitor(group, lang)
    _add_test(group, lang)
    _add_set(group, lang)
    _add_roll(group, lang)
    _add_fairness(group, lang)


def _add_list(group: typer.Typer, lang: str) -> None:
    @group.command("list", help=say(lang, "cli-tower-list"))
    def list_(
        accept: Annotated[
            list[str] | None, typer.Option("--accept", help=say(lang, "cli-tower-accept"))
        ] = None,
        forget: Annotated[
            list[str] | None, typer.Option("--forget", help=say(lang, "cli-tower-forget"))
        ] = None,
    ) -> None:
        from timonier.tower.ports import found_ports

        memory, ports = tower_memory(), found_ports()
        for name in accept or []:
            if (identity := _named(ports, name, lang).identity) is not None:
                memory.accept(identity)
        for name in forget or []:
            if (identity := _named(ports, name, lang).identity) is not None:
                memory.forget(identity)
        if not ports:
            typer.echo(say(lang, "cli-tower-no-ports"))
        for port in ports:
            key = "cli-tower-accepted" if memory.knows(port.identity) else "cli-tower-not-accepted"
            typer.echo(f"{port.name}\t{port.description}\t{say(lang, key)}")


def _add_monitor(group: typer.Typer, lang: str) -> None:
    @group.command("monitor", help=say(lang, "cli-tower-monitor"))
    def monitor(
        place: Annotated[str, typer.Argument(help=say(lang, "cli-bridge-tower"))] = AUTO,
        tower: Annotated[str | None, typer.Option("--tower", help=say(lang, "cli-bridge-tower"))] = None,
        seconds: Annotated[float, typer.Option("--seconds", help=say(lang, "cli-tower-seconds"))] = 0.0,
    ) -> None:
        from timonier.tower.happenings import Heard, Lost

        with _met(tower or place, lang) as (link, told):
            end = time.monotonic() + seconds
            while not seconds or time.monotonic() < end:
                for happening in _until(told, 0.2):
                    if isinstance(happening, Heard):
                        typer.echo(happening.text)
                    elif isinstance(happening, Lost):
                        typer.echo(say(lang, "cli-tower-lost", reason=happening.reason), err=True)
            crc, dropped = link.damage()
            typer.echo(say(lang, "cli-tower-damage", crc=str(crc), dropped=str(dropped)), err=True)


def _add_test(group: typer.Typer, lang: str) -> None:
    @group.command("test", help=say(lang, "cli-tower-test"))
    def test(
        place: Annotated[str, typer.Argument(help=say(lang, "cli-bridge-tower"))] = AUTO,
        tower: Annotated[str | None, typer.Option("--tower", help=say(lang, "cli-bridge-tower"))] = None,
    ) -> None:
        from timonier.tower.happenings import Counted, SelfTested

        with _met(tower or place, lang) as (link, told):
            link.with_dialogue(lambda dialogue: dialogue.test())
            good = None
            for happening in _until(told, TEST_S):
                if isinstance(happening, SelfTested):
                    good = not any(result == "fail" for _, result in happening.parts)
                    for part, result in happening.parts:
                        typer.echo(f"{part}\t{result}")
                if isinstance(happening, Counted):
                    for name, count in vars(happening.stat).items():
                        typer.echo(f"{name}\t{count}")
                    break
        if not good:
            typer.echo(say(lang, "cli-tower-test-failed"), err=True)
            raise typer.Exit(1)


def _add_set(group: typer.Typer, lang: str) -> None:
    @group.command("set", help=say(lang, "cli-tower-set"))
    def set_(
        tower: Annotated[str, typer.Argument(help=say(lang, "cli-bridge-tower"))],
        key: Annotated[str, typer.Argument(help=say(lang, "cli-tower-key"))],
        value: Annotated[str, typer.Argument(help=say(lang, "cli-tower-value"))],
    ) -> None:
        from timonier.tower.happenings import SettingDone
        from timonier.tower.meaning import complaint
        from timonier.tower.sentences import Sentence

        if complaint(Sentence("SET", 1, (key, value))) is not None:
            raise typer.BadParameter(say(lang, "cli-tower-bad-setting", key=key, value=value))
        with _met(tower, lang) as (link, told):
            link.with_dialogue(lambda dialogue: dialogue.set(key, value))
            done = any(isinstance(one, SettingDone) and one.good for one in _until(told, SET_S))
        if not done:
            typer.echo(say(lang, "cli-tower-no-setting"), err=True)
            raise typer.Exit(1)


def _add_roll(group: typer.Typer, lang: str) -> None:
    @group.command("roll", help=say(lang, "cli-tower-roll"))
    def roll(
        dice: Annotated[str, typer.Argument(metavar="6d10", help=say(lang, "cli-tower-dice"))],
        keep: Annotated[int, typer.Option("--keep", min=0, help=say(lang, "cli-tower-keep"))] = 0,
        explode: Annotated[bool, typer.Option("--explode", help=say(lang, "cli-tower-explode"))] = False,
        button: Annotated[bool, typer.Option("--button", help=say(lang, "cli-tower-button"))] = False,
        tower: Annotated[str, typer.Option("--tower", help=say(lang, "cli-bridge-tower"))] = AUTO,
    ) -> None:
        from timonier.tower.plain import exploded, read_dice

        try:
            count, sides = read_dice(dice)
        except ValueError:
            raise typer.BadParameter(say(lang, "cli-bad-dice", dice=dice)) from None
        if keep > count:
            raise typer.BadParameter(say(lang, "cli-tower-too-few", keep=keep, count=count))
        with _met(tower, lang) as meeting:

            def throw(more: int) -> list[int]:
                return _throw(meeting, more, sides, "button" if button else "now", lang)

            thrown = exploded(throw, count, sides) if explode else [[face] for face in throw(count)]
        totals = sorted((sum(faces) for faces in thrown), reverse=True)
        typer.echo(" ".join("+".join(map(str, faces)) for faces in thrown))
        typer.echo(say(lang, "cli-tower-total", total=str(sum(totals[: keep or count]))))


def _add_fairness(group: typer.Typer, lang: str) -> None:
    @group.command("fairness", help=say(lang, "cli-tower-fairness"))
    def fairness(
        database: Annotated[str | None, typer.Option("--database", help=say(lang, "cli-database"))] = None,
    ) -> None:
        from timonier.fairness import judge
        from timonier.store.database import Unavailable, open_database
        from timonier.store.throws import all_faces
        from timonier.store.unit import Store

        url = database or default_database()
        try:
            with Store(open_database(url), url).reading() as session:
                thrown = all_faces(session)
        except Unavailable as fault:
            typer.echo(say(lang, "detail-database", code=fault.code), err=True)
            raise typer.Exit(1) from None
        if not thrown:
            typer.echo(say(lang, "cli-fairness-none"))
        for (source, sides), faces in thrown.items():
            judged = judge(faces, sides)
            facts = {"n": judged.n, "next": judged.next or 0, "die": f"d{sides}"}
            verdict = judged.verdict.replace("_", "-")
            typer.echo(f"{source}: {say(lang, f'fairness-{verdict}', **facts)}")
            typer.echo("  " + " ".join(f"{face}:{faces.count(face)}" for face in range(1, sides + 1)))


def _throw(meeting: Meeting, count: int, sides: int, trigger: str, lang: str) -> list[int]:
    """Have the tower throw dice and return their faces; exits where it will not or cannot."""
    from timonier.tower.dialogue import Dialogue
    from timonier.tower.happenings import RollRefused, Thrown

    link, told = meeting
    link.with_dialogue(lambda dialogue: dialogue.roll("plain", count, sides, trigger))
    if trigger == "button":
        typer.echo(say(lang, "cli-tower-press"), err=True)
    faces: list[int] = []
    for happening in _until(told, BUTTON_S if trigger == "button" else ROLL_S):
        if isinstance(happening, Thrown):
            link.with_dialogue(partial(Dialogue.got, event=happening.event))
            faces += happening.faces if happening.roll == "plain" else ()
        if isinstance(happening, RollRefused):
            typer.echo(say(lang, "cli-tower-refused", word=happening.word), err=True)
            raise typer.Exit(1)
        if len(faces) == count:
            return faces
    typer.echo(say(lang, "cli-tower-no-answer"), err=True)
    raise typer.Exit(1)


@contextmanager
def _met(tower: str, lang: str) -> Iterator[Meeting]:
    """Give a link to a tower that has answered; exits where none does."""
    from timonier.tower.happenings import Lost, Ready
    from timonier.tower.open import link_to

    told: queue.Queue[Happening] = queue.Queue()
    link, reason = link_to(tower, tower_memory(), told.put), ""
    link.start()
    try:
        for happening in _until(told, READY_S):
            if isinstance(happening, Ready):
                break
            if isinstance(happening, Lost):
                reason = happening.reason
                if reason == "no-port":
                    typer.echo(say(lang, "cli-tower-none"), err=True)
                    raise typer.Exit(1)
        else:
            typer.echo(say(lang, "cli-tower-not-met", tower=tower, reason=reason or "–"), err=True)
            raise typer.Exit(1)
        yield link, told
    finally:
        link.stop()


def _until(told: "queue.Queue[Happening]", seconds: float) -> "Iterator[Happening]":
    """Yield what happens in the next *seconds*."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        try:
            yield told.get(timeout=left)
        except queue.Empty:
            return


def _named(ports: "list[Found]", name: str, lang: str) -> "Found":
    found = next((port for port in ports if port.name == name), None)
    if found is None or found.identity is None:
        typer.echo(say(lang, "cli-tower-unknown-port", port=name), err=True)
        raise typer.Exit(2)
    return found
