"""The routes of passkeys (WebAuthn): a person keeps their identity by one, and signs in with it on another device.

What a passkey proves holds for one name of the site, the one under which it was made. Nothing is asked about the
maker of the authenticator, and every challenge counts once.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

import msgspec
from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialType,
    PublicKeyCredentialUserEntity,
    RegistrationResponse,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from litestar import Response, post
from sqlalchemy import Connection

from kvartal.server.agents import agent_of
from kvartal.server.devices import kept, listed, oneself, signed_in, site_name
from kvartal.server.guard import asked_host
from kvartal.server.http import Asking, body_of, check_welcome, cookie_of, known, site_of
from kvartal.server.storage.access import Access
from kvartal.table import answers
from kvartal.table.bodies import Me
from kvartal.table.known import Devices, PasskeyDrop
from kvartal.table.problems import Problem
from kvartal.table.rows import Person

LASTS = timedelta(minutes=5)
"""How long a challenge is valid; it can be used once."""
JOIN, ENTER = "join", "enter"
MALFORMED = (ValueError, KeyError, TypeError, AttributeError, IndexError, AssertionError)
"""What reading and checking the answer of an authenticator may raise."""
PREFERRED = UserVerificationRequirement.PREFERRED


def _server(request: Asking) -> Fido2Server:
    name = site_name(request)
    if not name:
        raise Problem("bad-passkey", "passkeys are made for a site with a name, not for a number")
    host = asked_host(dict(request.scope))

    def own(origin: str) -> bool:
        told = urlsplit(origin)
        return told.netloc.lower() == host.lower() and (told.scheme == "https" or name == "localhost")

    return Fido2Server(PublicKeyCredentialRpEntity(name="Kvartal", id=name), verify_origin=own)


async def _challenge(request: Asking, kind: str, options: Mapping[str, Any], who: str | None) -> Response[bytes]:
    told = dict(options["publicKey"])
    await site_of(request).database.change(lambda c: Access(c).issue(kind, told["challenge"], who, LASTS))
    return Response(msgspec.json.encode(_plain(told)), media_type="application/json")


def _plain(value: Any) -> Any:
    """Returns options as they are told: what is not set is left out."""
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items() if one is not None}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def _bad() -> Problem:
    return Problem("bad-passkey", "this passkey does not count here")


@post("/api/passkeys/new", status_code=200)
async def begin(request: Asking) -> Response[bytes]:
    """Tells a browser how to make a passkey for whoever asks."""
    server, person, site = _server(request), await oneself(request), site_of(request)
    check_welcome(request, person)
    await kept(site, person)
    had = await site.database.look(lambda c: Access(c).passkeys(person.id))
    name = person.name or "Kvartal"
    options, _ = server.register_begin(
        PublicKeyCredentialUserEntity(name=name, id=person.id.encode(), display_name=name),
        [
            PublicKeyCredentialDescriptor(type=PublicKeyCredentialType.PUBLIC_KEY, id=websafe_decode(one["id"]))
            for one in had
        ],
        resident_key_requirement=ResidentKeyRequirement.REQUIRED,
        user_verification=PREFERRED,
    )
    return await _challenge(request, JOIN, options, person.id)


@post("/api/passkeys", status_code=201)
async def add(request: Asking) -> Devices:
    """Keeps a passkey that was made."""
    told = await body_of(request, dict[str, Any])
    server, person, site = _server(request), await oneself(request), site_of(request)
    check_welcome(request, person)
    try:
        response = RegistrationResponse.from_dict(told)
        challenge = websafe_encode(response.response.client_data.challenge)
        if not await site.database.change(lambda c: Access(c).redeem(JOIN, challenge, person.id)):
            raise _bad()
        made = server.register_complete({"challenge": challenge, "user_verification": PREFERRED}, response)
    except MALFORMED as error:
        raise _bad() from error
    data = made.credential_data
    assert data is not None
    name, key = websafe_encode(data.credential_id), websafe_encode(data)
    agent = agent_of(request.headers.get("user-agent", ""))
    row = name, person.id, key, made.counter, site_name(request), agent
    if not await site.database.change(lambda c: Access(c).add_passkey(*row)):
        raise _bad()
    return await listed(request, person)


@post("/api/passkeys/drop", status_code=200)
async def drop(request: Asking) -> Devices:
    """Forgets a passkey."""
    wish = await body_of(request, PasskeyDrop)
    person = await oneself(request)
    await site_of(request).database.change(lambda c: Access(c).drop_passkey(person.id, wish.id))
    return await listed(request, person)


@post("/api/passkeys/ask", status_code=200)
async def ask(request: Asking) -> Response[bytes]:
    """Tells a browser how to sign in with a passkey; which one, the person chooses."""
    options, _ = _server(request).authenticate_begin(user_verification=PREFERRED)
    return await _challenge(request, ENTER, options, None)


@post("/api/passkeys/enter", status_code=200)
async def enter(request: Asking) -> Response[Me]:
    """Signs this device in with a passkey."""
    told = await body_of(request, dict[str, Any])
    server, site, before = _server(request), site_of(request), await known(request)
    try:
        response = AuthenticationResponse.from_dict(told)
        challenge = websafe_encode(response.response.client_data.challenge)
        name = websafe_encode(response.raw_id)
        if not await site.database.change(lambda c: Access(c).redeem(ENTER, challenge)):
            raise _bad()
        row = await site.database.look(lambda c: Access(c).passkey(name))
        if row is None or row["site"] != site_name(request):
            raise _bad()
        handle = response.response.user_handle
        if handle is not None and handle != row["person"].encode():
            raise _bad()
        credential = AttestedCredentialData(websafe_decode(row["key"]))
        state = {"challenge": challenge, "user_verification": PREFERRED}
        server.authenticate_complete(state, [credential], response)
        counter = response.response.authenticator_data.counter
    except MALFORMED as error:
        raise _bad() from error
    agent = agent_of(request.headers.get("user-agent", ""))

    def job(connection: Connection) -> Person | None:
        access = Access(connection)
        person = access.owner(name) if access.use_passkey(name, counter) else None
        return None if person is None else signed_in(access, person, before, agent)

    found = await site.database.change(job)
    if found is None:
        raise _bad()
    return Response(answers.me(found), cookies=[cookie_of(request, found)])


HANDLERS = [begin, add, drop, ask, enter]
