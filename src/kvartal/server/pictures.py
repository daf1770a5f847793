"""Preview pictures of tables for links: drawn from what strangers see, and cached."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from kvartal.printing.picture import MOST, Row, picture
from kvartal.table.bodies import Over, ScoreLine, SeatInfo
from kvartal.table.protocol import Update
from kvartal.texts import Texts

KEPT = 64
"""How many pictures are cached; each has about 60 KB."""
TIERS = {"town77-line-tiles": "town77-tier-tiles", "town77-line-faceup": "town77-tier-town"}
"""How the sum of a sheet that begins with such a line is worded; of others as `<title>-tier-score` or `-points`."""


Key = tuple[str, int, str, str, int | None]


class Pictures:
    """The last pictures that were drawn, by table, moment, language and the seat whose sheet they show."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    @staticmethod
    def _key(update: Update, lang: str, seat: int | None) -> Key:
        # People take and leave seats before the game without a new number.
        seats = "/".join(f"{seat.name} {seat.kind}" for seat in update.table.seats)
        return update.table.id, update.seq, seats, lang, seat

    def kept(self, update: Update, lang: str, seat: int | None = None) -> bytes | None:
        """Returns the picture of this very moment, if it was drawn before."""
        key = self._key(update, lang, seat)
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, update: Update, lang: str, made: bytes, seat: int | None = None) -> None:
        """Keeps a picture, and lets the oldest go."""
        self._kept[self._key(update, lang, seat)] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def name_of(seat: SeatInfo, texts: Texts) -> str:
    """Returns the name of a seat as the page shows it."""
    if seat.kind == "open":
        return texts.say("seat-open")
    if seat.character and not seat.name:
        return texts.say(f"character-{seat.character}")
    return seat.name or texts.say("seat-bot" if seat.kind == "bot" else "seat-guest", number=seat.seat + 1)


def draw(update: Update, lang: str, seat: int | None = None) -> bytes:
    """Draws a table as a stranger sees it; where everybody has a sheet, that of a seat, or the best."""
    texts, title = Texts(lang), update.table.title
    names = [name_of(seat, texts) for seat in update.table.seats]
    line, rows = _ended(update.over, names, texts) if update.over else _running(update, names, texts)
    # What is sent lies there in JSON already, and the picture knows no more than that.
    view = msgspec.json.decode(msgspec.json.encode(update.view))
    return picture(title, view, texts.say(f"{title}-name"), line, rows, texts.lang, seat)


def _ended(over: Over, names: Sequence[str], texts: Texts) -> tuple[str, list[Row]]:
    ranked = sorted(over.standings, key=lambda one: one.place)
    rows = [
        Row(names[one.seat], _points(texts, over.tiers[0], one.tiers[0]), one.place == 1 and over.won is not False)
        for one in ranked
    ]
    alone = len(rows) == 1 or over.won is not None or ranked[1].place == 1
    return texts.say(over.reason) if alone else texts.say("status-won", name=rows[0].name), rows


def _running(update: Update, names: Sequence[str], texts: Texts) -> tuple[str, list[Row]]:
    acting = [seat for seat in update.pending.seats if seat not in update.pending.ready]
    scores = msgspec.json.decode(msgspec.json.encode(update.scores), type=list[list[ScoreLine]])
    said = [_sum(texts, update.table.title, lines) if lines else "" for lines in scores]
    # Before the game, and where very many sit, there are no sheets.
    rows = [Row(name, said[at] if at < len(said) else "", at in acting) for at, name in enumerate(names)]
    if not acting:
        return texts.say("gathering-title"), rows
    if len(acting) > MOST:
        return texts.say("status-many", count=len(acting)), rows
    return texts.say("status-watch", names=[names[seat] for seat in acting]), rows


def _sum(texts: Texts, title: str, lines: Sequence[ScoreLine]) -> str:
    usual = next(key for key in (f"{title}-tier-score", f"{title}-tier-points", "") if not key or texts.has(key))
    value = sum(line.points for line in lines if not line.key.endswith("-grade"))
    key = TIERS.get(lines[0].key, usual)
    return _points(texts, key, value) if key else ""


def _points(texts: Texts, key: str, value: int) -> str:
    sign = "minus" if value < 0 else "plus" if value else "zero"
    return texts.say(key, value=value, size=abs(value), sign=sign, rank=0)
