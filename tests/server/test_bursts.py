"""What one address asks for in one moment does not keep the others waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import httpx
from tests.server.kit import running

from kvartal.server.limits import BEGIN, Address, Limits


def test_requests_that_one_address_sends_in_one_moment_begin_few_by_few_and_keep_nobody_else_waiting() -> None:
    async def story() -> None:
        many, few = Address(Limits()), Address(Limits())
        rounds = 0
        begun: list[int] = []
        others: list[int] = []

        async def ask(address: Address, heard: list[int]) -> None:
            await address.turn()
            heard.append(rounds)

        tasks = [asyncio.create_task(ask(many, begun)) for _ in range(100)]
        tasks += [asyncio.create_task(ask(few, others))]
        await asyncio.sleep(0)
        for task in tasks[20:40]:
            # Whoever has gone away takes nobody's turn.
            task.cancel()
        while len(begun) < 80:
            rounds += 1
            await asyncio.sleep(0)
        assert others == [0]
        assert max(Counter(begun).values()) == BEGIN
        assert begun == sorted(begun)
        # Whoever comes later, alone, does not wait.
        await asyncio.sleep(0)
        for address in (many, few):
            await asyncio.wait_for(address.turn(), 5)

    asyncio.run(story())


def test_every_request_but_for_files_waits_for_the_turn_of_its_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as live:
            address, turns = live.site.addresses["127.0.0.1"], []
            turn = address.turn

            async def counted() -> None:
                turns.append(1)
                await turn()

            address.turn = counted  # type: ignore[method-assign]
            async with httpx.AsyncClient(base_url=live.url, trust_env=False) as http:
                told = await asyncio.gather(*[http.get(path) for path in ["/api/games", "/healthz", "/"] * 20])
                assert {one.status_code for one in told} == {200}
                assert len(turns) == 60
                await http.get("/static/og.png")
                assert len(turns) == 60

    asyncio.run(story())
