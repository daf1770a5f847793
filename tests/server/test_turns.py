"""Thinking is shared: in slices, fairly, quick bots first, and nobody brings too many."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.kit import LOOSE, running

from kvartal.bots.bot import Budget
from kvartal.bots.makers import make
from kvartal.bots.pause import pause, pausing
from kvartal.bots.sight import look
from kvartal.core.game import Game
from kvartal.server import turns
from kvartal.server.turns import Thought, Turns


def story(monkeypatch: pytest.MonkeyPatch, wishes: list[tuple[str, int, bool]], **more: int) -> list[str]:
    """Lets thoughts of some slices each go on until all are done; gives who had the slices."""
    now, went, left, known = 0.0, list[str](), dict[int, int](), list[Thought]()
    monkeypatch.setattr(turns, "perf_counter", lambda: now)
    turned = Turns(1, **more)
    works: list[Callable[[], None]] = []
    turned.begin = works.append
    enter = turned._shares.enter

    def entered(thought: Thought) -> None:
        known.append(thought)
        enter(thought)

    monkeypatch.setattr(turned._shares, "enter", entered)
    for name, slices, quick in wishes:
        turned.put(Thought(tuple(name.split("/")), quick, lambda _: None))
        left[known[-1].number] = slices
    while any(left.values()):
        (going,) = [one for one in known if one.going.is_set()]
        went.append("/".join(going.asker))
        now += 1.0
        left[going.number] -= 1
        with turned._lock:
            turned._stop(going, now)
            if left[going.number]:
                turned._waiting.append(going)
                turned._give()
        if not left[going.number]:
            turned._free -= 1
            going.began = now
            going.going.set()
            turned._think(going)
    return went


def test_addresses_persons_and_tables_have_equal_shares_however_many_bots_they_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many = [("club/anna/one", 4, False)] * 3 + [("club/boris/two", 4, False), ("home/clara/three", 4, False)]
    went = story(monkeypatch, many)
    # The first thought had begun before the others came.
    assert sorted(one.split("/")[0] for one in went[:8]) == ["club"] * 4 + ["home"] * 4
    assert sorted(one.split("/")[1] for one in went if one[0] == "c")[:4] == ["anna"] * 4
    club = [one.split("/")[1] for one in went if one.startswith("club")]
    assert club[:8].count("anna") == club[:8].count("boris") == 4


def test_quick_bots_do_not_wait_for_slow_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = [("club/anna/one", 5, False)] * 100
    went = story(monkeypatch, [*slow, ("club/anna/two", 1, True), ("home/clara/three", 1, True)])
    assert went[1:3] == ["home/clara/three", "club/anna/two"]


def test_a_new_address_gets_a_thread_though_another_has_a_hundred_slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = [("club/anna/one", 50, False)] * 100
    went = story(monkeypatch, [*slow, ("home/clara/two", 3, False)], threads=6, spare=2, each=2)
    assert went[:8].count("home/clara/two") == 3


def test_whoever_comes_late_has_no_credit_for_the_time_before(monkeypatch: pytest.MonkeyPatch) -> None:
    shares = turns.Shares()
    old, new = Thought(("a",), False, lambda _: None), Thought(("b",), False, lambda _: None)
    shares.enter(old)
    shares.spend(old, 100.0)
    shares.enter(new)
    shares.spend(new, 0.5)
    assert shares.first([old, new]) is old


def test_a_bot_pauses_while_it_thinks_and_its_time_stands_still_meanwhile() -> None:
    game = Game.new("town77", 2, seed=1)
    pauses: list[float] = []

    def wait() -> float:
        pauses.append(1000.0)
        return 1000.0

    with pausing(wait):
        sight = look(game.rules, game.position, game.acting[0])
        assert make("hard", game.rules, 1, Budget(200, 500.0)).choose(sight) in sight.legal
    # Had the pauses counted, the time would have been over after the first.
    assert len(pauses) > 2
    assert pause() == 0.0


def test_thoughts_take_turns_in_threads_of_their_own() -> None:
    turned, done = Turns(1), list[int]()

    async def story() -> None:
        loop, told = asyncio.get_running_loop(), asyncio.Event()

        def work(number: int) -> Callable[[Thought], None]:
            def think(thought: Thought) -> None:
                for _ in range(50):
                    turned.pause(thought)
                done.append(number)
                if len(done) == 40:
                    loop.call_soon_threadsafe(told.set)

            return think

        for number in range(40):
            turned.put(Thought((f"a{number % 3}", "p", "t"), number % 5 == 0, work(number)))
        await told.wait()

    asyncio.run(story())
    assert sorted(done) == list(range(40))


def test_a_thought_lets_other_threads_of_the_machine_go_first_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    now, rests = 100.0, list[float]()
    monkeypatch.setattr(turns, "perf_counter", lambda: now)
    turned, thought = Turns(1), Thought(("club", "anna", "one"), False, lambda _: None)
    turned.rest = lambda: rests.append(now)
    for _ in range(100):
        assert turned.pause(thought) == 0.0
        now += turns.REST / 10
    assert len(rests) == 10


def test_one_address_may_have_so_many_thinking_bots_and_tables_of_bots_alone(tmp_path: Path) -> None:
    async def story() -> None:
        limits = replace(LOOSE, thinking=3, unattended=1)
        async with running(tmp_path, limits) as live:
            person = await live.player()
            await person.open("welcome", "me", "bot", "bot", level="hard")
            wish = {"ruleset": "welcome", "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "hard"}] * 2]}
            assert (await person.post("/api/tables", wish, 400))["code"] == "too-many"
            # Another person at the same address is no way around it, and quick bots do not count.
            assert (await (await live.player()).post("/api/tables", wish, 400))["code"] == "too-many"
            await person.open("welcome", "me", "bot", "bot", level="easy")
            table = (await person.open("town77", "me", "open", "open", "open"))["id"]
            await person.join(table, 0)
            assert (await person.ask("fill", seat=1, level="hard"))["type"] == "ok"
            assert (await person.ask("fill", seat=2, level="hard"))["code"] == "too-many"
            assert (await person.ask("fill", seat=2, level="easy"))["type"] == "ok"
            await person.leave()
            await person.open("welcome", *["bot"] * 12, level="easy")
            seats = [{"kind": "bot", "level": "easy"}] * 12
            assert (await person.post("/api/tables", {"ruleset": "welcome", "seats": seats}, 400))["code"] == "too-many"

    asyncio.run(story())


def test_thoughts_that_nobody_waits_for_any_more_free_their_threads_before_anybody_goes_on() -> None:
    turned = Turns(1, threads=6, spare=2, each=2)
    works, ended = list[Callable[[], None]](), list[Thought]()
    turned.begin = works.append
    other = Thought(("home", "clara", "three"), False, ended.append)
    cleared = [Thought(("club", "anna", "one"), False, ended.append) for _ in range(10)]
    later = Thought(("club", "boris", "two"), False, ended.append)
    for thought in (other, *cleared, later):
        turned.put(thought)
    assert (len(works), other.going.is_set()) == (3, True)
    for thought in cleared:
        turned.drop(thought)
    # Eight had no thread yet, and are gone; the two that have one end at once when the next slice is given.
    assert turned.size == 4
    works[0]()
    for thought, work in zip(cleared[:2], works[1:3], strict=True):
        assert thought.going.is_set()
        work()
    assert ended == [other, *cleared[:2]]
    assert later.going.is_set()
    works[3]()
    assert turned.size == 0


def test_who_thinks_makes_way_at_once_for_what_only_has_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "perf_counter", lambda: 0.0)
    turned, works = Turns(1), list[Callable[[], None]]()
    turned.begin = works.append
    going = Thought(("home", "clara", "three"), True, lambda _: None)
    cleared = Thought(("club", "anna", "one"), False, lambda _: going.going.set())
    turned.put(going)
    turned.put(cleared)
    turned.pause(going)
    assert not cleared.going.is_set()
    turned.drop(cleared)
    turned.rest = lambda: None
    monkeypatch.setattr(going.going, "wait", lambda: works[1]())
    turned.pause(going)
    assert turned.size == 1


def test_a_thought_for_which_there_is_no_thread_leaves_its_place_to_those_that_get_one() -> None:
    turned, works, told = Turns(1, threads=1, spare=0), list[Callable[[], None]](), list[str]()

    def none(_: Callable[[], None]) -> None:
        raise RuntimeError("can't start new thread")

    def thought(name: str) -> Thought:
        asker = ("home", "clara", name)
        return Thought(asker, False, lambda _: told.append(name), lambda error: told.append(str(error)))

    turned.begin = none
    turned.put(thought("one"))
    assert (told, turned.size) == (["can't start new thread"], 0)
    turned.begin = works.append
    turned.put(thought("two"))
    turned.put(thought("three"))
    # It would have had the thread that the second one leaves.
    turned.begin = none
    works[0]()
    assert (told[1:], turned.size) == (["two", "can't start new thread"], 0)
    turned.begin = works.append
    turned.put(thought("four"))
    works[1]()
    assert (told[-1], turned.size) == ("four", 0)
