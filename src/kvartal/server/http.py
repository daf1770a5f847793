"""What the site answers to plain requests: who I am, which games and tables there are, replays, health."""

from __future__ import annotations

import asyncio
from functools import cache
from time import monotonic
from typing import Any, TypeVar, cast

import msgspec
from litestar import MediaType, Request, Response, get, post, route
from litestar.datastructures import Cookie
from msgspec import UNSET, Raw
from sqlalchemy import Connection

import kvartal
from kvartal import bots
from kvartal.core import ruleset
from kvartal.core.errors import KvartalError
from kvartal.core.rules import SPECTATOR, Rules
from kvartal.server import records, replays
from kvartal.server.bodies import GameInfo, Health, Me, MeChange, NewTable, Option, Replay, Solo, TableInfo
from kvartal.server.guard import host_of
from kvartal.server.people import COOKIE, YEAR, plain, token
from kvartal.server.problems import Problem
from kvartal.server.protocol import Update, encode
from kvartal.server.showing import Showing, table_info
from kvartal.server.site import Site
from kvartal.server.storage import archive
from kvartal.server.storage.archive import Person
from kvartal.server.table import Table

Asking = Request[Any, Any, Any]
T = TypeVar("T")


def site_of(request: Asking) -> Site:
    """Gives the site that a request came to."""
    site: Site = request.app.state["site"]
    return site


async def body_of(request: Asking, kind: type[T]) -> T:
    """Reads the body of a request."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem("malformed", str(error)[:300]) from error


async def known(request: Asking) -> Person | None:
    """Finds out who is asking, if they have been here."""
    return await site_of(request).person(request.cookies.get(COOKIE))


async def somebody(request: Asking) -> tuple[Person, list[Cookie]]:
    """Finds out who is asking; somebody new gets a cookie."""
    person = await known(request)
    if person is not None:
        return person, []
    site = site_of(request)
    new = Person(token(), lang=site.lang)
    secure = request.url.scheme == "https"
    sealed = site.identity.seal(new.id)
    return new, [Cookie(COOKIE, value=sealed, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)]


# Persons.


@get("/api/me")
async def me(request: Asking) -> Response[Me]:
    """Tells who is asking."""
    person, cookies = await somebody(request)
    return Response(Me(person.id, person.name, person.lang, person.mark), cookies=cookies)


@post("/api/me", status_code=200)
async def change_me(request: Asking) -> Response[Me]:
    """Changes what a person says about themself."""
    change = await body_of(request, MeChange)
    site = site_of(request)
    person, cookies = await somebody(request)
    if change.name is not UNSET:
        person.name = plain(change.name, 24)
    if change.lang is not UNSET:
        person.lang = change.lang
    if change.mark is not UNSET:
        person.mark = plain(change.mark, 24)
    await site.database.write(lambda t: archive.keep_person(t, person, site.lobby.now()))
    site.lobby.renamed(person)
    return Response(Me(person.id, person.name, person.lang, person.mark), cookies=cookies)


def rules_of(text: str) -> Rules:
    """Reads the ruleset that a request names."""
    try:
        return ruleset.parse(text)
    except KvartalError as error:
        raise Problem("bad-ruleset", str(error)) from error


@get("/api/records")
async def own_records(request: Asking) -> list[Solo]:
    """Lists one's own solo results, the best first; the newest first, if no ruleset is named."""
    person = await known(request)
    text = request.query_params.get("ruleset")
    rules = None if text is None else rules_of(text)
    if person is None:
        return []
    who, name = person.id, rules.ruleset if rules else None

    def listed(connection: Connection) -> list[Solo]:
        found = [Solo(*row) for row in archive.records_of(connection, who, name)]
        return records.best_first(found, rules) if rules else found[: records.SHOWN]

    return await site_of(request).database.read(listed)


# Games.


@cache
def game_info(kind: type[Rules]) -> GameInfo:
    """Describes a title."""
    rules = kind()
    return GameInfo(
        kind.title,
        rules.ruleset,
        (rules.spec.least, rules.spec.most),
        [_option(option) for option in kind.options],
        rules.spec.coop,
        list(bots.levels(rules)),
        list(kind.phrases),
        "compiled" if rules.engine == "compiled" else "interpreted",
    )


def _option(option: kvartal.Option) -> Option:
    if option.kind == "int":
        least, most = (int(choice) for choice in option.choices)
        return Option(option.name, "int", option.default, min=least, max=most)
    if option.kind == "choice":
        return Option(option.name, "choice", option.default, choices=[str(choice) for choice in option.choices])
    return Option(option.name, "flag", option.default)


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Lists what can be played."""
    return [game_info(kind) for kind in kvartal.titles()]


# Tables.


@get("/api/tables")
async def tables(request: Asking) -> list[TableInfo]:
    """Lists the tables of whoever asks, newest first."""
    person = await known(request)
    if person is None:
        return []
    who = person.id
    lobby = site_of(request).lobby
    found = await lobby.database.read(lambda t: archive.tables_of(t, who))
    present = {name: table.present() for name, table in lobby.tables.items()}
    return [table_info(row, seats, seq, who, present.get(row.id, ())) for row, seats, seq in found]


@post("/api/tables", status_code=201)
async def open_table(request: Asking) -> Response[TableInfo]:
    """Opens a table."""
    wish = await body_of(request, NewTable)
    site = site_of(request)
    if not site.addresses[host_of(dict(request.scope))].tables.take():
        raise Problem("slow-down", "too many new tables from this address")
    person, cookies = await somebody(request)
    table = await site.lobby.invite(person, wish)
    return Response(Showing(table).info(person.id), cookies=cookies, status_code=201)


async def _table(request: Asking) -> tuple[Table, str | None]:
    person = await known(request)
    return await site_of(request).lobby.find(request.path_params["name"]), person.id if person else None


@get("/api/tables/{name:str}")
async def one_table(request: Asking) -> TableInfo:
    """Tells about a table."""
    table, who = await _table(request)
    return await table.peek(lambda: Showing(table).info(who))


@get("/api/tables/{name:str}/snapshot")
async def snapshot(request: Asking) -> Update:
    """Gives the same update as the socket, for healing and for slow play."""
    table, who = await _table(request)
    since = _number(request, "since") or 0
    seat = _number(request, "seat")
    if seat is not None and seat not in [one.seat for one in table.seats_of(who)]:
        raise Problem("not-your-seat", f"seat {seat} is not yours")
    return await table.peek(lambda: Showing(table).update(who, seat, min(since, table.seq)))


def _number(request: Asking, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise Problem("malformed", f"{name} is not a number")
    return int(text)


async def _finished(request: Asking) -> tuple[Table, str | None, kvartal.Game]:
    table, who = await _table(request)
    game = await table.peek(lambda: table.game if table.row.phase == "over" else None)
    if game is None:
        raise Problem("not-over", "the game is not over")
    return table, who, game


@get("/api/tables/{name:str}/replay")
async def replay(request: Asking) -> Replay:
    """Shows a finished game again."""
    table, who, game = await _finished(request)
    scene = table.scene
    assert scene is not None
    assert scene.over is not None
    reader = scene.afterwards(next((seat.seat for seat in table.seats_of(who)), SPECTATOR))
    if reader not in scene.frames:
        handovers = table.autoplay.facts()
        made = await asyncio.to_thread(lambda: Raw(encode(replays.frames(game, handovers, reader))))
        scene.frames[reader] = made
    frames, scores = cast(Any, scene.frames[reader]), cast(Any, scene.scores(reader))
    return Replay(Showing(table).info(who), frames, scene.over, scores, table.lines)


@get("/api/tables/{name:str}/journal", media_type=MediaType.TEXT)
async def journal(request: Asking) -> str:
    """Gives the journal of a finished game."""
    _, _, game = await _finished(request)
    return str(game.journal)


# The rest.


@get("/healthz", sync_to_thread=False)
def health(request: Asking) -> Health:
    """Tells how the server is."""
    site = site_of(request)
    return Health("ok", kvartal.__version__, len(site.lobby.tables), round(monotonic() - site.started, 3))


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], sync_to_thread=False)
def page(request: Asking) -> Response[bytes]:
    """Gives a file of the client, or its page."""
    found = site_of(request).pages.find(request.url.path)
    if found is None:
        raise Problem("unknown-page", "there is nothing at this address")
    headers = {"etag": found.mark, "cache-control": found.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.mark:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=found.kind, headers=headers)


HANDLERS = [
    me,
    change_me,
    own_records,
    games,
    tables,
    open_table,
    one_table,
    snapshot,
    replay,
    journal,
    health,
    page,
]
