"""The Estates in the terminal: towers from the street on, the river behind lot 4, then what is sold and who bids."""

from __future__ import annotations

from collections.abc import Sequence

import click

from kvartal.cli.tell import signed
from kvartal.core.action import Action
from kvartal.games.estates.view import BuildingView, EstatesView, PlayerView, RowView
from kvartal.texts import Texts

COATS = {
    "S": (0x00, 0x72, 0xB2),
    "R": (0xD5, 0x5E, 0x00),
    "Y": (0xF0, 0xE4, 0x42),
    "E": (0x00, 0x9E, 0x73),
    "H": (0xCC, 0x79, 0xA7),
    "W": (0xB3, 0xBA, 0xC1),
}
DARK = "SRE"
"""Coats on which white reads better than black."""
LOTS = range(1, 11)
RIVER = 4
"""The river flows behind this lot."""


def draw(view: EstatesView, legal: Sequence[Action], texts: Texts, people: Sequence[str], seat: int | None) -> str:
    """Draws the rows with `+` where the piece may be placed, then the offer, the auction and the players."""
    open_ = {action.args[0] for action in legal if action.verb == "place"}
    lines = [f"  {texts.say('estates-round', round=view.round, rounds=view.rounds)}", ""] if view.rounds > 1 else []
    lines.append("     " + _line([f"{lot:>2}" for lot in LOTS], " "))
    for row in view.rows:
        lines += _row(row, view.white, open_, texts)
    lines.append(f"  {texts.say('estates-offer')}:")
    lines += [f"    {' '.join(map(floor, row)) or texts.say('estates-offer-empty')}" for row in view.offer]
    roofs = " ".join(str(value) for value, count in enumerate(view.roofs, 1) for _ in range(count))
    lines.append(f"  {texts.say('estates-roofs', count=sum(view.roofs))}{f' ({roofs})' if roofs else ''}")
    if view.pieces:
        lines.append(f"  {texts.say('estates-pieces')}: {', '.join(_piece(piece, texts) for piece in view.pieces)}")
    lines.append("")
    if view.piece is not None:
        lines.append(f"  {texts.say('estates-auction')}: {_piece(view.piece, texts, view.face)}")
    for number, player in enumerate(view.players):
        mark = "→" if number == view.acts else " "
        who = f"{people[number]} ({texts.say('estates-auctioneer')})" if number == view.turn else people[number]
        lines.append(f"{mark} {who}: {_player(player, texts)}")
    return "\n".join(lines)


def floor(name: str) -> str:
    """Paints a floor in the colour of its company; the letters stay for those who see none."""
    return click.style(name, fg="bright_white" if name[0] in DARK else "black", bg=COATS[name[0]], bold=True)


def _line(cells: Sequence[str], river: str) -> str:
    return f"{'  '.join(cells[:RIVER])}  {river}  {'  '.join(cells[RIVER:])}".rstrip()


def _row(row: RowView, white: Sequence[str], open_: set[str], texts: Texts) -> list[str]:
    """Draws a row as high as its highest tower, and says beside its lowest line how it stands."""
    towers = [_tower(row, lot, white, open_) for lot in LOTS]
    height = max(map(len, towers))
    levels = [_line([tower[level] if level < len(tower) else "  " for tower in towers], "≈") for level in range(height)]
    told = [texts.say("estates-row-length", row=row.row, built=len(row.buildings), length=row.length)]
    told.append(texts.say("estates-row-done" if row.complete else "estates-row-undone"))
    told += [texts.say("estates-row-mayor")] if row.mayor else []
    *above, ground = reversed(levels)
    return [*(f"     {level}" for level in above), f"  {row.row}  {ground}", f"     {', '.join(told)}", ""]


def _tower(row: RowView, lot: int, white: Sequence[str], open_: set[str]) -> list[str]:
    """Returns what stands on a lot, from the ground up, two signs a level; `+` is where the piece may go."""
    name = f"{row.row}{lot}"
    sign = [click.style(" +", bold=True)] if name in open_ else []
    if lot <= len(row.buildings):
        return _levels(row.buildings[lot - 1]) + sign
    if lot <= row.length:
        return sign or [" ▫" if name in white else " ·"]
    if lot == row.length + 1 and row.barriers:
        return [f"|{abs(value)}" for value in row.barriers]
    return ["  "]


def _levels(building: BuildingView) -> list[str]:
    return [*map(floor, building.floors), *([f"^{building.roof}"] if building.roof else [])]


def _piece(piece: str, texts: Texts, face: int = 0) -> str:
    """Names a piece; a floor is painted, and a roof that is turned up shows its value."""
    if piece[0] in COATS:
        return floor(piece)
    if piece.startswith("barrier"):
        return texts.say("estates-piece-barrier", value=piece[-1])
    return texts.say("estates-piece-roof-up", value=face) if face else texts.say(f"estates-piece-{piece}")


def _player(player: PlayerView, texts: Texts) -> str:
    told = [texts.say("estates-money-secret")]
    if player.hand is not None:
        told = [texts.say("estates-money-own", hand=player.hand, box=player.box or 0)]
    if player.certificates:
        certificates = ", ".join(texts.say(f"estates-colour-{letter}") for letter in player.certificates)
        told.append(_low(f"{texts.say('estates-certificates')}: {certificates}"))
    told.append(texts.say("estates-earned", points=signed(player.earned)))
    if player.earlier:
        told.append(_low(f"{texts.say('estates-line-earlier')}: {signed(player.earlier)}"))
    if player.bid is not None:
        bid = texts.say("estates-bid-pass") if player.bid == 0 else texts.say("estates-button-bid", bid=player.bid)
        told.append(_low(bid))
    return "; ".join(told)


def _low(text: str) -> str:
    """Begins with a small letter what stands in the middle of a line."""
    return text[:1].lower() + text[1:]
