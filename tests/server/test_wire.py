"""However a page cuts its messages into frames and its frames into packets, each is heard once and in order."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from pathlib import Path

from tests.server.kit import running

MASK = b"\x05\x06\x07\x08"


def frame(kind: int, data: bytes, final: bool = True, longer: bool = False) -> bytes:
    """Writes a frame of a client; a length may be written longer than it must be."""
    size = len(data)
    head = bytes([0x80 * final | kind])
    head += bytes([0x80 | size]) if size < 126 and not longer else b"\xfe" + size.to_bytes(2, "big")
    return head + MASK + bytes(one ^ MASK[at % 4] for at, one in enumerate(data))


def asked(name: str, more: str = "") -> bytes:
    """Writes a question."""
    return f'{{"type":"why","id":"{name}","seat":0,"text":"place A1 a1"{more}}}'.encode()


def cut(whole: bytes, *places: int) -> list[bytes]:
    """Cuts bytes at some places."""
    edges = [0, *places, len(whole)]
    return [whole[first:last] for first, last in pairwise(edges)]


def test_frames_are_heard_however_they_are_cut(tmp_path: Path) -> None:
    text, pong = 1, 10
    dice = random.Random(7)
    plain = frame(text, asked("plain"))
    parts = (
        plain,
        frame(text, asked("two-1")) + frame(text, asked("two-2")),
        *cut(frame(text, asked("head")), 1),
        *cut(frame(text, asked("behind-head")), 2),
        *cut(frame(text, asked("mask")), 4),
        *cut(frame(text, asked("body")), 20),
        frame(pong, b"sign"),
        frame(text, asked("after-a-sign")),
        frame(text, asked("part-1")[:9], final=False),
        frame(pong, b"sign"),
        frame(0, asked("part-1")[9:]),
        frame(text, asked("whole-again")),
        frame(text, asked("long", f',"x":"{"x" * 3000}"')),
        frame(text, asked("longer-than-it-must-be"), longer=True),
        *cut(b"".join(frame(text, asked(f"many-{n}")) for n in range(20)), *sorted(dice.sample(range(1, 1500), 30))),
        frame(2, asked("bytes")),
        frame(text, asked("last")),
    )
    many = [f"many-{n}" for n in range(20)]
    wanted = ["plain", "two-1", "two-2", "head", "behind-head", "mask", "body", "after-a-sign", "part-1"]
    wanted += ["whole-again", "long", "longer-than-it-must-be", *many, "bytes", "last"]

    async def story() -> list[str]:
        async with running(tmp_path) as live:
            person = await live.player()
            await person.join((await person.open("town77(solo)", "me"))["id"], 0)
            assert person.socket is not None
            for part in parts:
                person.socket.transport.write(part)
                await asyncio.sleep(0.01)
            await person.until(lambda: any(one.get("id") == "last" for one in person.heard))
            await person.leave()
            return [one["id"] for one in person.heard if one.get("id")]

    assert asyncio.run(story()) == wanted


def test_frames_that_break_the_rules_close_the_connection(tmp_path: Path) -> None:
    broken = {
        "not masked": b"\x81\x02{}",
        "an unknown kind": frame(3, b"{}"),
        "bits that mean nothing": b"\xf1" + frame(1, b"{}")[1:],
        "the rest of nothing": frame(0, b"{}"),
        "a text within a text": frame(1, b"{", final=False) + frame(1, b"{}"),
        "a sign in parts": frame(9, b"x", final=False),
    }

    async def story() -> dict[str, int | None]:
        found: dict[str, int | None] = {}
        async with running(tmp_path) as live:
            person = await live.player()
            table = (await person.open("town77(solo)", "me"))["id"]
            for name, data in broken.items():
                await person.join(table, 0)
                assert person.socket is not None
                person.socket.transport.write(data)
                await person.until(person.gone)
                found[name] = person.closed
        return found

    assert asyncio.run(story()) == dict.fromkeys(broken, 1002)
