"""Which houses count for which plan, as the score sheet tells it."""

from __future__ import annotations

from tests.welcome.table import row, table

ONES = row("T", *(f"{number}'|" for number in range(1, 7)))
LONG = row("B", "1'", "2'", "3'", "4'", "5'", "6'|", "7'|", "8'|", "9'|", "10|")


def claimed(houses: dict[str, str], plans: str, done: str, ruleset: str = "welcome") -> list[str]:
    """Gives the places that the line of each plan names."""
    at = table([houses, {}], plans=plans, seats=2, ruleset=ruleset, more=f"done 0: {done}", anyhow=True)
    lines = at.rules.score(at.position, 0)
    return [str(line.args.get("places", "")) for line in lines if line.key == "welcome-line-plan"]


def test_a_plan_has_the_estates_of_the_sizes_that_it_wants() -> None:
    # The last house of the bottom street is a complete estate, too, but counts for nothing.
    assert claimed(ONES | LONG, "N1-1 N2-1 N3-1", "8 11 -") == [
        "T0 T1 T2 T3 T4 T5",
        "B0 B1 B2 B3 B4 B5 B6 B7 B8",
        "",
    ]


def test_no_plan_has_houses_before_it_is_done() -> None:
    assert claimed(row("T", "1|", "2|"), "N1-1 N2-1 N3-1", "- - -") == ["", "", ""]


def test_a_street_that_counts_as_a_whole_is_not_taken_for_estates() -> None:
    top = row("T", *(f"{number}'|" for number in range(1, 11)))
    found = claimed(top | LONG, "N1*-2 N2-1 N3-1", "6 11 -", "welcome(expert)")
    assert found[0].split() == [f"T{at}" for at in range(10)]
    assert found[1] == "B0 B1 B2 B3 B4 B5 B6 B7 B8"


def test_the_more_particular_plan_has_the_estates_of_its_sort() -> None:
    # A garland links houses whose numbers follow each other.
    threes = row("T", "1'", "3'", "5'|", "6'", "8'", "10'|", "11'", "13'", "15'|")
    more = row("M", "1'", "2'", "3'|", "4'", "5'", "6'|", "7'", "8'", "9'|")
    found = claimed(threes | more, "N1-3 N2-1 XMAS-1", "8 - 8", "welcome(christmas)")
    assert [places[0] for places in found[0].split()] == ["T"] * 9
    assert [places[0] for places in found[2].split()] == ["M"] * 9
