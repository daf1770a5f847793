"""Pictures of tables: what of a board is drawn, and that it stays in its place."""

from __future__ import annotations

from typing import Any

from kvartal.printing.picture import HIGH, LEFT, TOP, WIDE, Cell, placed, welcome


def sheet(seat: int, score: int, *numbers: float | None) -> dict[str, Any]:
    houses = [{"number": number, "swum": number == 5} for number in numbers]
    return {"seat": seat, "score": score, "streets": [{"houses": houses, "fences": [True, False]}]}


def test_a_sheet_is_drawn_with_numbers_pools_and_fences() -> None:
    cells = list(welcome({"sheets": [sheet(0, 3, 5, 9.75, None)]}, None))
    assert [cell.text for cell in cells if cell.text] == ["5", "9¾"]
    assert [cell.form for cell in cells if cell.form] == ["lawn", "gable", "pool", "gable"]
    assert sum(cell.w < 0.2 for cell in cells) == 1


def test_the_sheet_of_a_seat_is_drawn_or_else_the_best() -> None:
    view = {"sheets": [sheet(0, 3, 1), sheet(1, 8, 2), sheet(2, 5, 3)]}
    for seat, number in ((0, "1"), (2, "3"), (None, "2"), (9, "2")):
        assert [cell.text for cell in welcome(view, seat) if cell.text] == [number]


def test_a_board_fills_its_place_and_stays_there() -> None:
    for cells in ([Cell(lot, 0) for lot in range(12)], [Cell(0, floor) for floor in range(20)]):
        for cell in placed(cells):
            assert LEFT <= cell["x"] <= cell["x"] + cell["w"] <= LEFT + WIDE + 0.01
            assert TOP <= cell["y"] <= cell["y"] + cell["h"] <= TOP + HIGH + 0.01
