"""Request and response bodies about identity: devices, tickets, passkeys, and what is kept of a person."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Session(Struct, frozen=True):
    """A device on which a person is signed in."""

    id: str
    agent: str
    """Browser and system; empty if they are unknown."""
    created: str
    seen: str
    here: bool


class Passkey(Struct, frozen=True):
    """A passkey of a person."""

    id: str
    agent: str
    """Browser and system with which it was made."""
    created: str
    used: str


class Devices(Struct, frozen=True):
    """Where a person is signed in, and by what they could sign in again."""

    sessions: list[Session]
    passkeys: list[Passkey]
    site: str
    """The name that passkeys are made for; empty under an address that cannot have any."""


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """The sessions that are to end."""

    sessions: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=100)]


class Ticket(Struct, frozen=True):
    """A link that signs another device in, once."""

    link: str
    expires: str
    qr: list[str]
    """The link as a QR code: rows of `0` (light) and `1` (dark), without a margin."""


class TicketUse(Struct, frozen=True, forbid_unknown_fields=True):
    """The ticket that stands in a link."""

    ticket: Annotated[str, Meta(max_length=64)]


class TicketOf(Struct, frozen=True):
    """Whose ticket it is, before it is used."""

    name: str
    mark: str
    here: bool
    """Whether it is one's own, so that nothing would change."""


class PasskeyDrop(Struct, frozen=True, forbid_unknown_fields=True):
    """The passkey that is to be forgotten."""

    id: Annotated[str, Meta(max_length=2000)]


class Privacy(Struct, frozen=True):
    """What the operator has decided about keeping."""

    keep_tables: int
    """Days until a table without a running game is forgotten; 0 if it stays."""
    keep_talk: int
    """Days until what was said is forgotten; 0 if it stays as long as its table."""
    contact: str
    """Whom to write to; empty if nobody is named."""


class Forget(Struct, frozen=True, forbid_unknown_fields=True):
    """The id of the person to be forgotten, which guards against forgetting somebody by mistake."""

    person: Annotated[str, Meta(max_length=24)]
