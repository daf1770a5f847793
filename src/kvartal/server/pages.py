"""The pages are the built client: a few files, held in memory, and one page for every address that is not a file."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import blake2b
from html import escape
from pathlib import Path

MISSING = b"<!doctype html><title>Kvartal</title><p>The web client has not been built: see CONTRIBUTING.md.</p>"
COMPRESSIBLE = ("text/", "application/json", "image/svg+xml", "application/manifest+json")


@dataclass(frozen=True, slots=True)
class Page:
    """One file, ready to be sent."""

    body: bytes
    packed: bytes | None
    """The same in gzip, if that is smaller."""
    kind: str
    mark: str
    """Changes when the file does (ETag)."""
    cache: str


def page_of(body: bytes, name: str) -> Page:
    """Prepares a file."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    # The builder writes the content's hash into the names below assets/, so these never change.
    cache = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    mark = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return Page(body, packed, kind, mark, cache)


class Pages:
    """Every file of the built client by its name."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            file.relative_to(folder).as_posix(): page_of(file.read_bytes(), file.relative_to(folder).as_posix())
            for file in sorted(folder.rglob("*"))
            if file.is_file()
        }
        self.front = self._files.get("index.html") or page_of(MISSING, "index.html")

    def shared(self, address: str, name: str = "", table: str = "") -> Page:
        """Returns the front page with tags for link previews: a picture, that of the table if the link leads to one."""
        said = escape(f"{name} · Kvartal" if name else "Kvartal", quote=True)
        head = f'<meta property="og:title" content="{said}" />'
        path = f"/api/tables/{table}/picture" if table else "/static/og.png"
        if table or "og.png" in self._files:
            head += f'<meta property="og:image" content="{escape(address + path, quote=True)}" />'
            head += '<meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" />'
            head += '<meta name="twitter:card" content="summary_large_image" />'
        return page_of(self.front.body.replace(b"</head>", head.encode() + b"</head>", 1), "index.html")

    def emblem(self, title: str = "") -> bytes:
        """Returns the picture of a title, or that of the site."""
        found = self._files.get(f"og-{title}.png") or self._files.get("og.png")
        return found.body if found else b""

    def find(self, path: str) -> Page | None:
        """Returns the file of an address, or the front page for the client's addresses; None if there is neither."""
        name = path.lstrip("/")
        if name.startswith("static/"):
            return self._files.get(name.removeprefix("static/"))
        # The client's own addresses have no dots; whoever asks for `robots.txt` or `.git/config` wants that file.
        if name.split("/")[0] in ("api", "ws", "static") or "." in name:
            return None
        return self.front
