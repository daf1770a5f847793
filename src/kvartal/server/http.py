"""The routes of plain requests: they find out who is asking, and pass on what `kvartal.table.answers` says."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec
from litestar import MediaType, Request, Response, get, post, route
from litestar.datastructures import Cookie

import kvartal
from kvartal.core.errors import KvartalError
from kvartal.server.agents import agent_of
from kvartal.server.guard import forwarded, host_of
from kvartal.server.identity import COOKIE, YEAR
from kvartal.server.limits import neighbourhood
from kvartal.server.pictures import draw
from kvartal.server.site import Site
from kvartal.server.storage.access import UNSEEN, Access, Known, moment
from kvartal.table import answers
from kvartal.table.bodies import (
    Counted,
    DailyResult,
    Deal,
    GameInfo,
    Health,
    Honour,
    Me,
    MeChange,
    NewTable,
    OwnDay,
    OwnSheet,
    Replay,
    RulesInfo,
    SheetFile,
    Solo,
    TableInfo,
    Written,
)
from kvartal.table.people import token
from kvartal.table.problems import Problem
from kvartal.table.protocol import VERSION, Refused, Update
from kvartal.table.rows import Person
from kvartal.texts import LANGUAGES, Texts

Asking = Request[Any, Any, Any]
T = TypeVar("T")


def site_of(request: Asking) -> Site:
    """Returns the site that a request came to."""
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
    found = await _known(request)
    return found.person if found else None


async def _known(request: Asking) -> Known | None:
    found = await site_of(request).known(request.cookies.get(COOKIE))
    if found is not None:
        found.person.agent = agent_of(request.headers.get("user-agent", ""))
    return found


async def who(request: Asking) -> str | None:
    """Returns the id of whoever is asking, if they have been here."""
    person = await known(request)
    return person.id if person else None


async def somebody(request: Asking) -> tuple[Person, list[Cookie]]:
    """Finds out who is asking; somebody new gets a cookie, and everybody else theirs for another year."""
    site, found = site_of(request), await _known(request)
    agent = agent_of(request.headers.get("user-agent", ""))
    if found is None:
        if not site.addresses[host_of(dict(request.scope))].newcomers.take():
            raise Problem("slow-down", "too many new persons from this address")
        person = Person(token(), lang=site.lang, session=token(), agent=agent)
    else:
        person = found.person
        if found.seen and found.seen < moment(-UNSEEN):
            await site.database.change(lambda c: Access(c).seen(person.id, person.session, agent))
    return person, [cookie_of(request, person)]


def cookie_of(request: Asking, person: Person) -> Cookie:
    """Returns the cookie by which a person is known on this device."""
    return _cookie(request, site_of(request).identity.seal(person.id, person.session), YEAR)


def no_cookie(request: Asking) -> Cookie:
    """Takes the cookie from this device."""
    return _cookie(request, "", 0)


def _cookie(request: Asking, value: str, lasts: int) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=value, path="/", max_age=lasts, httponly=True, samesite="lax", secure=secure)


def check_welcome(request: Asking, person: Person) -> None:
    """Raises a `Problem` for somebody whom the operator does not want here."""
    if site_of(request).bans.person(person.id):
        raise Problem("banned", "the operator of this site does not want you here")


# Persons.


@get("/api/me")
async def me(request: Asking) -> Response[Me]:
    """Returns who is asking."""
    person, cookies = await somebody(request)
    return Response(answers.me(person), cookies=cookies)


@post("/api/me", status_code=200)
async def change_me(request: Asking) -> Response[Me]:
    """Changes what a person says about themself."""
    change = await body_of(request, MeChange)
    person, cookies = await somebody(request)
    check_welcome(request, person)
    return Response(await answers.change_me(site_of(request).lobby, person, change), cookies=cookies)


@get("/api/records")
async def own_records(request: Asking) -> list[Solo]:
    """Lists one's own solo results."""
    return await answers.own_records(site_of(request).lobby, await who(request), request.query_params.get("ruleset"))


@get("/api/diploma/{title:str}")
async def diploma(request: Asking) -> list[Honour]:
    """Lists what the diploma of a title asks for, and what one has earned."""
    return await answers.diploma(site_of(request).lobby, await who(request), str(request.path_params["title"]))


@get("/api/daily")
async def daily(request: Asking) -> list[DailyResult]:
    """Lists who has finished the deal of a day."""
    text, day = request.query_params.get("ruleset", ""), request.query_params.get("day", "")
    return await answers.results_of_day(site_of(request).lobby, await who(request), text, day)


@get("/api/daily/mine")
async def own_days(request: Asking) -> list[OwnDay]:
    """Lists what one has finished of the deals of days."""
    return await answers.own_days(site_of(request).lobby, await who(request))


@get("/api/daily/deal", sync_to_thread=False)
def deal(request: Asking) -> Deal:
    """Shows the deal of the present day."""
    return answers.deal(site_of(request).lobby, request.query_params.get("ruleset", ""))


# Games and tables.


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Lists what can be played."""
    return answers.games()


@get("/api/rules", sync_to_thread=False)
def rules_info(request: Asking) -> RulesInfo:
    """Returns what goes together with a ruleset."""
    asked = request.query_params
    return answers.rules_info(asked.get("ruleset", ""), dict(asked))


@get("/api/tables")
async def tables(request: Asking) -> list[TableInfo]:
    """Lists the tables of whoever asks."""
    return await answers.tables(site_of(request).lobby, await who(request))


@post("/api/tables", status_code=201)
async def open_table(request: Asking) -> Response[TableInfo]:
    """Opens a table."""
    wish = await body_of(request, NewTable)
    site = site_of(request)
    address = host_of(dict(request.scope))
    if not site.addresses[address].tables.take():
        raise Problem("slow-down", "too many new tables from this address")
    person, cookies = await somebody(request)
    check_welcome(request, person)
    try:
        told = await answers.open_table(site.lobby, person, wish, neighbourhood(address))
    except Problem as problem:
        if problem.code == "bad-position" and isinstance(problem.__cause__, KvartalError):
            why = Texts(wish.lang or person.lang).explain(problem.__cause__)
            raise Problem(problem.code, why) from problem
        raise
    return Response(told, cookies=cookies, status_code=201)


@get("/api/tables/{name:str}")
async def one_table(request: Asking) -> TableInfo:
    """Tells about a table."""
    return await answers.one_table(site_of(request).lobby, await who(request), request.path_params["name"])


@get("/api/tables/{name:str}/snapshot")
async def snapshot(request: Asking) -> Update:
    """Returns the same update as the socket."""
    name, asked = request.path_params["name"], request.query_params
    return await answers.snapshot(site_of(request).lobby, await who(request), name, dict(asked))


@get("/api/tables/{name:str}/picture")
async def picture(request: Asking) -> Response[bytes]:
    """Returns the preview picture of a table, as a stranger sees it, whoever asks.

    A page that hands on a result names a seat; it is told of a problem, for it has a picture of its own.
    """
    site, asked = site_of(request), request.query_params
    lang = asked["lang"] if asked.get("lang") in LANGUAGES else site.lang or "en"
    handed = "seat" in asked
    headers = {"cache-control": f"{'private' if handed else 'public'}, max-age=60"}
    reader = await who(request) if handed else None
    try:
        update = await answers.snapshot(site.lobby, reader, request.path_params["name"], {})
    except Problem as problem:
        if problem.code != "closed" or handed:
            raise
        return Response(site.pages.emblem(), media_type="image/png", headers=headers)
    seat = next((one.seat for one in update.table.seats if str(one.seat) == asked.get("seat")), None)
    made = site.pictures.kept(update, lang, seat)
    if made is None:
        if not site.addresses[host_of(dict(request.scope))].sheets.take():
            raise Problem("slow-down", "too many pictures for this address; ask again later")
        try:
            made = await asyncio.get_running_loop().run_in_executor(site.press, draw, update, lang, seat)
        except ImportError as error:
            if handed:
                raise Problem("unknown-page", "pictures are not drawn here") from error
            # Without the extra `print` there is only the picture of the title.
            made = site.pages.emblem(update.table.title)
        site.pictures.keep(update, lang, made, seat)
    return Response(made, media_type="image/png", headers=headers)


@get("/api/tables/{name:str}/replay")
async def replay(request: Asking) -> Replay:
    """Shows a finished game again."""
    name = request.path_params["name"]
    return await answers.replay(site_of(request).lobby, await who(request), name, asyncio.to_thread)


@get("/api/tables/{name:str}/journal", media_type=MediaType.TEXT)
async def journal(request: Asking) -> str:
    """Returns the journal of a finished game."""
    return await answers.journal(site_of(request).lobby, request.path_params["name"], await who(request))


# Sheets beside the tables.


@post("/api/score", status_code=200)
async def score(request: Asking) -> Response[Counted | Refused]:
    """Counts a written table."""
    written = await body_of(request, Written)
    return Response(await asyncio.to_thread(answers.counted, written))


@get("/api/sheet", sync_to_thread=False)
def sheet(request: Asking) -> OwnSheet:
    """Shows what of the printed sheets of a ruleset an owner may correct."""
    return answers.own_sheet(answers.rules_of(request.query_params.get("ruleset", "")))


@post("/api/sheet", status_code=200)
async def own_sheet(request: Asking) -> Response[OwnSheet | Refused]:
    """Reads the file of an own sheet."""
    return Response(answers.sheet_of(await body_of(request, SheetFile)))


@get("/api/print/{title:str}")
async def blank(request: Asking) -> Response[bytes]:
    """Makes a PDF of blank sheets to write on."""
    wanted = answers.Blank.of(str(request.path_params["title"]), dict(request.query_params))
    site = site_of(request)
    if not site.addresses[host_of(dict(request.scope))].sheets.take(wanted.cost):
        raise Problem("slow-down", "too many sheets from this address; print these first")
    headers = {"content-disposition": f'inline; filename="{wanted.name}"'}
    made = await asyncio.get_running_loop().run_in_executor(site.press, wanted.make)
    return Response(made, media_type="application/pdf", headers=headers)


# The rest.


@get("/healthz")
async def health(request: Asking) -> Response[Health]:
    """Returns how the server is; 503 when nothing can be kept."""
    site = site_of(request)
    await site.database.retry()
    trouble = site.database.trouble()
    up = round(monotonic() - site.started, 3)
    told = Health("trouble" if trouble else "ok", kvartal.__version__, VERSION, len(site.lobby.tables), up, trouble)
    return Response(told, status_code=503 if trouble else 200)


@get("/metrics", sync_to_thread=False)
def metrics(request: Asking) -> Response[bytes]:
    """Tells Prometheus how the server is, if that was wished for at the start; the internet comes through a proxy."""
    site = site_of(request)
    if not site.metrics or forwarded(dict(request.scope), site.proxies):
        raise Problem("unknown-page", "there is nothing at this address")
    from kvartal.server.metrics import Metrics

    # The charset is added to every text; a second one would make the whole answer unreadable to Prometheus.
    return Response(Metrics(site).text(), media_type="text/plain; version=0.0.4")


def _named(site: Site, path: str) -> tuple[str, str]:
    """Returns what strangers may know of the table at an address: its title's name if somebody has it open, and its id.

    Nothing is fetched for that: whoever wants the picture asks for it.
    """
    parts = path.strip("/").split("/")
    if parts[0] != "t" or len(parts) < 2:
        return "", ""
    table = site.lobby.tables.get(parts[1])
    if table is None:
        return "", quote(parts[1], safe="")
    if table.barred(None):
        return "", ""
    title = table.row.ruleset.partition("(")[0]
    return Texts(site.lang or "en").say(f"{title}-name"), parts[1]


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], sync_to_thread=False)
def page(request: Asking) -> Response[bytes]:
    """Returns a file of the client, or its page."""
    found = site_of(request).pages.find(request.url.path)
    if found is None:
        raise Problem("unknown-page", "there is nothing at this address")
    site = site_of(request)
    if found is site.pages.front:
        found = site.pages.shared(str(request.base_url).rstrip("/"), *_named(site, request.url.path))
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
    diploma,
    daily,
    own_days,
    deal,
    games,
    rules_info,
    tables,
    open_table,
    one_table,
    snapshot,
    picture,
    replay,
    journal,
    score,
    sheet,
    own_sheet,
    blank,
    health,
    metrics,
    page,
]
