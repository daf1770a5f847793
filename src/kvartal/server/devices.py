"""The routes by which a person carries their seats to another device, signs out, and has a say in what is kept."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
import segno
from litestar import Response, get, post
from litestar.datastructures import Cookie
from sqlalchemy import Connection

from kvartal.server.agents import agent_of
from kvartal.server.guard import asked_host
from kvartal.server.hosts import named, number_of
from kvartal.server.http import Asking, body_of, check_welcome, cookie_of, known, no_cookie, site_of, somebody
from kvartal.server.site import Site
from kvartal.server.storage.access import Access
from kvartal.server.storage.operator import Operator
from kvartal.table import answers
from kvartal.table.bodies import Me
from kvartal.table.known import Devices, Forget, Passkey, Privacy, Session, SignOut, Ticket, TicketOf, TicketUse
from kvartal.table.people import token
from kvartal.table.problems import Problem
from kvartal.table.rows import Person

LASTS = timedelta(minutes=10)
"""How long a link to another device is valid; it can be used once."""
LINK = "link"
SIGNED_OUT = 4401
"""The close code for the pages of a session that has ended."""


def site_name(request: Asking) -> str:
    """Returns the name that passkeys are made for here; empty for a number, which browsers make none for."""
    name = named(asked_host(dict(request.scope)))
    return "" if number_of(name) is not None else name


async def oneself(request: Asking) -> Person:
    """Returns whoever asks, if there is anything to be kept of them; a stranger has no devices."""
    person = await known(request)
    if person is None:
        raise Problem("no-person", "you have no cookie of this site; ask for /api/me first")
    return person


async def kept(site: Site, person: Person) -> Person:
    """Makes sure that a person is on disk, with the session they came by."""
    await site.database.write(lambda t: t.ensure_person(person, site.lobby.now()))
    return person


async def listed(request: Asking, person: Person) -> Devices:
    """Returns where a person is signed in."""

    def look(connection: Connection) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        access = Access(connection)
        return access.sessions(person.id), access.passkeys(person.id)

    sessions, passkeys = await site_of(request).database.look(look)
    here = person.session
    return Devices(
        [Session(one["id"], one["agent"], one["created"], one["seen"], one["id"] == here) for one in sessions],
        [Passkey(one["id"], one["agent"], one["created"], one["used"]) for one in passkeys],
        site_name(request),
    )


@get("/api/devices")
async def devices(request: Asking) -> Devices:
    """Returns where one is signed in, and what passkeys one has."""
    return await listed(request, await oneself(request))


@post("/api/devices/end", status_code=200)
async def sign_out(request: Asking) -> Response[Devices]:
    """Ends sessions, one's own or those of other devices; their pages are closed."""
    wish = await body_of(request, SignOut)
    person = await oneself(request)
    site = site_of(request)
    await site.database.change(lambda c: Access(c).end(person.id, wish.sessions))
    problem = Problem("signed-out", "this device was signed out")

    site.lobby.send_away(
        lambda one: one.person is not None and one.who == person.id and one.person.session in wish.sessions,
        problem,
        SIGNED_OUT,
    )
    here = person.session in wish.sessions
    told = Devices([], [], "") if here else await listed(request, person)
    return Response(told, cookies=[no_cookie(request)] if here else [])


# Links to another device.


@post("/api/ticket", status_code=201)
async def ticket(request: Asking) -> Ticket:
    """Makes a link that signs another device in; the one before becomes invalid."""
    person, site = await oneself(request), site_of(request)
    check_welcome(request, person)
    await kept(site, person)
    secret = token(26)
    expires = await site.database.change(lambda c: Access(c).issue(LINK, secret, person.id, LASTS))
    # What stands behind the # is not sent with a request, so that no log and no preview of the link has it.
    link = f"{request.url.scheme}://{asked_host(dict(request.scope))}/device#{secret}"
    rows = segno.make(link, error="m", micro=False).matrix
    return Ticket(link, expires, ["".join("1" if dark else "0" for dark in row) for row in rows])


@post("/api/ticket/look", status_code=200)
async def whose(request: Asking) -> TicketOf:
    """Tells whose ticket it is, without using it."""
    use = await body_of(request, TicketUse)
    found = await site_of(request).database.look(lambda c: Access(c).ticket(LINK, use.ticket))
    if found is None:
        raise Problem("bad-ticket", "this link has been used, or is too old")
    person = await known(request)
    return TicketOf(found.name, found.mark, person is not None and person.id == found.id)


@post("/api/ticket/use", status_code=200)
async def use_ticket(request: Asking) -> Response[Me]:
    """Signs this device in and uses the ticket up."""
    use = await body_of(request, TicketUse)
    site, before = site_of(request), await known(request)
    agent = agent_of(request.headers.get("user-agent", ""))

    def job(connection: Connection) -> Person | None:
        access = Access(connection)
        found = access.ticket(LINK, use.ticket)
        if found is None or not access.redeem(LINK, use.ticket, found.id):
            return None
        return signed_in(access, found, before, agent)

    found = await site.database.change(job)
    if found is None:
        raise Problem("bad-ticket", "this link has been used, or is too old")
    return Response(answers.me(found), cookies=[cookie_of(request, found)])


def signed_in(access: Access, person: Person, before: Person | None, agent: str) -> Person:
    """Begins a session of a person on a device, in place of the one that it had before."""
    if before is not None and before.id == person.id:
        return before
    if before is not None:
        access.end(before.id, [before.session])
    # A new id, whatever cookie the device had: nobody can have prepared it.
    person.session = access.begin(person.id, agent)
    return person


# What is kept.


@get("/api/privacy", sync_to_thread=False)
def privacy(request: Asking) -> Privacy:
    """Returns how long things are kept here."""
    site = site_of(request)
    return Privacy(site.keep_tables, site.keep_talk, site.contact)


@get("/api/me/export")
async def export(request: Asking) -> Response[bytes]:
    """Returns all that is kept of whoever asks."""
    person, cookies = await somebody(request)
    found = await site_of(request).database.look(lambda c: Operator(c).person(person.id))
    told = msgspec.json.format(msgspec.json.encode(found or {"person": None}), indent=2)
    headers = {"content-disposition": 'attachment; filename="kvartal.json"'}
    return Response(told, media_type="application/json", headers=headers, cookies=cookies)


@post("/api/me/forget", status_code=200)
async def forget(request: Asking) -> Response[dict[str, bool]]:
    """Forgets everything of whoever asks, as the operator would."""
    wish = await body_of(request, Forget)
    person = await known(request)
    if person is None or person.id != wish.person:
        raise Problem("no-person", "name yourself, by the id that /api/me tells")
    done = await site_of(request).errands.do("delete-person", person.id)
    await site_of(request).database.erase()
    gone: list[Cookie] = [no_cookie(request)]
    return Response({"forgotten": done}, cookies=gone)


HANDLERS = [devices, sign_out, ticket, whose, use_ticket, privacy, export, forget]
