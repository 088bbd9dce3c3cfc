"""A walk through a battle: orders, dice in parts, undo, redo and amends, and what must always hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from tests.contract.games import GAMES, battle_of
from tests.contract.strange import allowed, heads
from tests.kernel.play import rebuilt, seen
from timonier.kernel import engine
from timonier.kernel.asks import AskChoice, Word
from timonier.kernel.desk import AwaitingDice, Desk, NotAwaiting, Pending
from timonier.kernel.dice import Answer, BadDice
from timonier.kernel.engine import Done, Refused, Waiting, fingerprint
from timonier.kernel.ledger import Ledger, NothingToRedo, NothingToUndo
from timonier.kernel.pouring import DiceOffered, RollAnswered
from timonier.kernel.replay import Draft, Halt

FAR = 20
"""How many entries back an amend reaches, where there are as many."""


class Walker:
    """One walk; every die that falls has a number of its own, so that none is lost or used twice."""

    def __init__(self, game: str, start: int, tally: Counter[str]) -> None:
        self.game, self.ruleset, self.tally = game, GAMES[game], tally
        battle = battle_of(heads(game)[start % len(heads(game))])
        self.desk = Desk(Ledger(self.ruleset, battle))
        self.states = {self.desk.ledger.position: fingerprint(battle)}
        self.fallen = 0
        self.kept: set[int] = set()

    def step(self, kind: str, chance: Random) -> None:
        """Do one thing and check what must hold after it."""
        self.tally["steps"] += 1
        self.tally[kind] += 1
        getattr(self, f"_{kind}")(chance)
        assert self.states.setdefault(self.desk.ledger.position, self.state) == self.state
        self.no_die_is_in_two_places()

    @property
    def state(self) -> str:
        return fingerprint(self.desk.ledger.battle)

    @property
    def books(self) -> list[Any]:
        """Return what an order that is refused or waits must leave as it is."""
        ledger = self.desk.ledger
        return [[*ledger.lines], [*ledger.in_force], ledger.given_back(), ledger.position, self.state]

    def _order(self, chance: Random) -> None:
        self.finish(chance)
        command = allowed(self.ruleset, self.desk.ledger.battle, self.game, chance, True)
        before = self.books
        outcome = self.desk.order(command)
        assert isinstance(outcome, Done | Waiting), (command, outcome)
        assert isinstance(outcome, Done) or self.books == before
        self.some_dice(chance)

    def some_dice(self, chance: Random) -> None:
        """Throw for what waits: in two cases of five not all of it."""
        if self.desk.pending is None:
            return
        self.tally["thrown"] += 1
        if self.tally["thrown"] % 5 < 2:
            self.tally["partial"] += 1
            for _ in range(chance.randint(0, 2)):
                self.piece(chance)
        else:
            self.finish(chance)

    def _illegal(self, chance: Random) -> None:
        before = (self.books, self.desk.pending)
        pending = self.desk.pending
        command = allowed(self.ruleset, self.desk.ledger.battle, self.game, chance, False)
        if pending is not None:
            self.refused_while_waiting(pending, command)
        else:
            outcome = self.desk.order(command, [Answer((3,))] * chance.randint(0, 2))
            assert isinstance(outcome, Refused)
        assert (self.books, self.desk.pending) == before

    def refused_while_waiting(self, pending: Pending, command: dict[str, Any]) -> None:
        for other in (
            lambda: self.desk.order(command),
            self.desk.redo,
            lambda: self.desk.amend(1, command),
        ):
            raises(other, AwaitingDice)
        place = pending.waiting.open[0]
        ask, there = pending.waiting.asks[place], pending.answers[place].words
        raises(lambda: self.desk.give(place, [*there, 99]), BadDice, DiceOffered)
        raises(lambda: self.desk.give(place, [1], start=len(there) + 1), BadDice)
        raises(lambda: self.desk.give(len(pending.waiting.asks), [1]), NotAwaiting)
        if there and isinstance(there[0], int) and not isinstance(ask, AskChoice):
            raises(lambda: self.desk.give(place, [there[0] % ask.sides + 1]), RollAnswered)

    def _undo(self, chance: Random) -> None:
        numbers = [applied.n for applied in self.desk.ledger.in_force]
        to = chance.choice([0, *numbers[-6:]]) if chance.random() < 0.15 else None
        expected = () if self.desk.pending is not None or numbers else (NothingToUndo,)
        if to is not None:
            expected = (*expected, NothingToUndo)
        maybe(lambda: self.desk.undo(to), *expected)

    def _redo(self, chance: Random) -> None:
        self.finish(chance)
        maybe(self.desk.redo, NothingToRedo)

    def _amend(self, chance: Random) -> None:
        self.finish(chance)
        entries = self.desk.ledger.in_force
        if not entries:
            return
        place = chance.randrange(len(entries) - FAR) if len(entries) > FAR else chance.randrange(len(entries))
        self.tally["far"] += len(entries) - place > FAR
        old = entries[place]
        before = self.desk.ledger.before(place)
        how = chance.random()
        command = None if how < 0.4 else allowed(self.ruleset, before, self.game, chance, how < 0.9)
        dice = [self.answer(ask) for ask in old.answers] if command is None else None
        tried, _ = self.desk.amend(old.n, command, dice, "walk", dry_run=True)
        assert self.desk.pending is None
        result, _ = self.desk.amend(old.n, command, dice, "walk")
        assert type(result) is type(tried)
        assert isinstance(result, Draft | Halt | Refused)
        self.tally[type(result).__name__] += 1
        self.some_dice(chance)

    def answer(self, old: Answer) -> Answer:
        """Return another answer to the same ask: each face read one higher."""
        ask = old.ask
        if ask is None or isinstance(ask, AskChoice):
            return Answer(old.words)
        words: tuple[Word, ...] = tuple(int(word) % ask.sides + 1 for word in old.words)
        return Answer(words, facts=self.numbers(len(words)))

    def numbers(self, count: int) -> tuple[int, ...]:
        self.fallen += count
        return tuple(range(self.fallen - count, self.fallen))

    def finish(self, chance: Random) -> None:
        """Throw until nothing is awaited any more; now and then give it up instead."""
        if self.desk.pending is not None and chance.random() < 0.15:
            self.desk.cancel()
        for _ in range(3000):
            if self.desk.pending is None:
                return
            self.piece(chance)
        raise AssertionError(f"an order that never ends: {self.desk.pending.command}")

    def piece(self, chance: Random) -> None:
        """Answer some of what is open, with the offered dice where there are any."""
        pending = self.desk.pending
        if pending is None:
            return
        place = chance.choice(pending.waiting.open)
        ask, there = pending.waiting.asks[place], len(pending.answers[place].words)
        if isinstance(ask, AskChoice):
            words: list[Word] = [chance.choice(ask.options)]
        else:
            words = [chance.randint(1, ask.sides) for _ in range(chance.randint(1, ask.count - there))]
        facts = self.numbers(len(words))
        typed = not there and self.desk.ledger.offered(ask, pending.taken) is not None
        try:
            self.desk.give(place, words, start=there, facts=facts)
            self.kept |= set() if typed else set(facts)
        except DiceOffered as offer:
            if chance.random() < 0.8:
                self.desk.take_offered(place)
            else:
                self.desk.give(place, words, facts=facts, rethrow=True)
                self.kept |= set(facts)
            assert offer.offered.words
        waiting = self.desk.pending
        if waiting is not None and waiting.draft is pending.draft is None and chance.random() < 0.3:
            again = waiting.answers[place].words
            self.desk.give(place, again)
            assert self.desk.pending == waiting, "a message that came twice"

    def no_die_is_in_two_places(self) -> None:
        ledger, pending = self.desk.ledger, self.desk.pending
        held: list[Answer] = [answer for a in ledger.in_force for answer in (*a.answers, *a.unused)]
        taken = pending.taken if pending is not None else ()
        held += [answer for key, answer in ledger.given_back().items() if key not in taken]
        if pending is not None and pending.draft is None:
            held += pending.answers
        facts = [fact for answer in held for fact in answer.facts if fact is not None]
        assert len(facts) == len(set(facts))
        assert all(len(a.facts) in (0, len(a.words + a.spare)) for a in held)

    def check_all(self) -> None:
        """Check what is too slow to check after every step."""
        ledger = self.desk.ledger
        battle = ledger.start
        for applied in ledger.in_force:
            outcome = engine.run(self.ruleset, battle, applied.command, applied.answers)
            if applied.refusal is not None:
                assert isinstance(outcome, Refused)
                assert outcome.refusal == applied.refusal
            else:
                assert isinstance(outcome, Done)
                assert outcome.events == applied.events
                battle = outcome.battle
            assert fingerprint(battle) == fingerprint(applied.battle)
        assert seen(rebuilt(ledger)) == seen(ledger)
        self.every_die_is_in_the_log()

    def every_die_is_in_the_log(self) -> None:
        pending = self.desk.pending
        held = list(pending.answers) if pending is not None else []
        held += pending.draft.thrown if pending is not None and pending.draft is not None else ()
        for line in self.desk.ledger.lines:
            held += getattr(line, "answers", getattr(line, "thrown", ()))
        assert self.kept <= {fact for answer in held for fact in answer.facts}


def raises(do: Any, *kinds: type[BaseException]) -> None:
    """Check that *do* raises one of *kinds*."""
    try:
        do()
    except kinds:
        return
    raise AssertionError(f"none of {kinds} was raised")


def maybe(do: Any, *kinds: type[BaseException]) -> None:
    """Let *do* raise one of *kinds*, and nothing else."""
    try:
        do()
    except kinds:
        return


def walk(walker: Walker, kinds: Sequence[str], picks: Iterable[int]) -> None:
    """Do a step of each of *kinds* in turn for all *picks*."""
    for place, pick in enumerate(picks):
        walker.step(kinds[place % len(kinds)], Random(pick * 1009 + place))
        if place % 50 == 49:
            walker.check_all()
    walker.check_all()
