"""Bots are persons of a small town: each has a character, who stays the same at a table and is worded by the reader."""

from __future__ import annotations

from hashlib import blake2b

CHARACTERS = ("mira", "osip", "clara", "timur", "vera", "gleb", "asya", "savva", "zoya", "foma", "rita", "lev")
"""Everybody who may sit at a table as a bot; a client has names, faces and a sentence for each."""


def character_of(table: str, seat: int) -> str | None:
    """Returns who the bot of a seat is; nobody sits twice at one table, so a very large one has bots without a name."""
    if seat >= len(CHARACTERS):
        return None
    return sorted(CHARACTERS, key=lambda name: blake2b(f"{table} {name}".encode(), digest_size=8).digest())[seat]


__all__ = ["CHARACTERS", "character_of"]
