"""The tables of the Collector's Edition are complete, agree with the sheet and the booklet, and mark every guess."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from kvartal.games.welcome.tables import EFFECTS, table

EXPANSIONS = (
    "american_dream",
    "christmas",
    "doomsday",
    "easter",
    "halloween",
    "icecream",
    "quack",
    "roswell",
    "zombies",
)
LAYERED = tuple(name for name in EXPANSIONS if name != "american_dream")
TABLES = sorted(
    file.name.removesuffix(".json")
    for file in (files("kvartal.games.welcome") / "data").iterdir()
    if file.name.endswith(".json")
)
LENGTHS = [street["houses"] for street in table("sheet")["streets"]]
POOLS = {(street["street"], at) for street in table("sheet")["streets"] for at in street["pools"]}


def objects(value: Any, above: tuple[dict[str, Any], ...] = (), path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Gives every object below the top of a table, with its path and the objects around it."""
    if isinstance(value, dict):
        if path:
            yield path, value, above
        for key, inner in value.items():
            yield from objects(inner, (*above, value) if path else (), f"{path}/{key}")
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from objects(inner, above, f"{path}/{at}")


def sources(value: dict[str, Any]) -> list[str]:
    return [text for key, text in value.items() if key.endswith("source") and isinstance(text, str)]


def places(rows: list[dict[str, Any]]) -> list[tuple[int, int]]:
    return [(row["street"], row["house"]) for row in rows]


def per_street(found: list[tuple[int, int]]) -> list[int]:
    return [sum(street == wanted for street, _ in found) for wanted in range(3)]


def check_places(found: list[tuple[int, int]]) -> None:
    assert len(set(found)) == len(found), "no place carries the same mark twice"
    assert all(0 <= house < LENGTHS[street] for street, house in found)


# Sources.


@pytest.mark.parametrize("name", TABLES)
def test_every_fact_has_a_source(name: str) -> None:
    bare = [
        path
        for path, value, above in objects(table(name))
        if any(not isinstance(fact, dict | list) and "why" not in key for key, fact in value.items())
        and not any(map(sources, (value, *above)))
    ]
    assert bare == []


@pytest.mark.parametrize("name", TABLES)
def test_every_reconstructed_fact_says_why(name: str) -> None:
    silent = [
        path
        for path, value, above in objects(table(name))
        if any("reconstructed" in source for source in sources(value))
        and not any("why" in key for around in (value, *above) for key in around)
    ]
    assert silent == []


def test_what_only_lost_pictures_told_is_marked_as_reconstructed() -> None:
    """The booklet names none of these places, so each of them must say that it is our guess."""
    lists = [
        table("halloween")["sheet"]["ghost_candy_houses"],
        table("doomsday")["sheet"]["bunkers"],
        table("roswell")["sheet"]["saucers"],
        table("zombies")["sheet"]["unbarricaded_houses"],
        table("zombies")["sheet"]["hordes"],
        table("quack")["sheet"]["ducklings"],
        table("quack")["sheet"]["mothers"],
        table("american_dream")["sheet"]["grid"],
        table("deck")["nine_three_quarters"]["cards"],
        [rival for rival in table("solo")["rivals"] if rival["level"] != 1],
    ]
    assert all(row["source"] == "reconstructed" for rows in lists for row in rows)


@pytest.mark.parametrize("name", EXPANSIONS)
def test_points_of_a_plan_are_read_from_a_picture_or_marked_as_reconstructed(name: str) -> None:
    for plan in table(name)["plans"]:
        assert plan["requirement_source"] == "rulebook"
        read = plan["points_source"].startswith("image: ")
        assert read or (plan["points_source"] == "reconstructed" and plan["points_why"])


# What the booklet counts.


def test_the_box_holds_forty_plans_c_nine_of_american_dream_and_three_cards_of_each_other_kind() -> None:
    counts = table("collector")["components"]
    assert sum(len(table(name)["plans"]) for name in LAYERED) == counts["plans_c"] == 40
    assert len(table("american_dream")["plans"]) == counts["plans_american_dream"] == 9
    assert (
        len(table("zombies")["zombie_cards"]["orders"]) == len(table("deck")["zombie_cards"]) == counts["zombie_cards"]
    )
    assert len(table("deck")["nine_three_quarters"]["cards"]) == counts["nine_three_quarters"] == 3
    first, last = counts["card_numbers"]
    assert last - first + 1 == 3 + 40 + 9 + 3
    assert counts["sheets_per_player"] == len(EXPANSIONS)


@pytest.mark.parametrize("name", LAYERED)
def test_an_expansion_has_five_plans_of_the_third_letter(name: str) -> None:
    plans = table(name)["plans"]
    assert [plan["letter"] for plan in plans] == ["C"] * 5
    assert all(plan["first"] > plan["second"] > 0 for plan in plans)


def test_american_dream_has_three_plans_of_each_letter() -> None:
    plans = table("american_dream")["plans"]
    assert [plan["letter"] for plan in plans] == [*"AAABBBCCC"]
    assert all(plan["first"] > plan["second"] > 0 and plan["consumes"] == "nothing" for plan in plans)


def test_no_two_plans_share_a_name() -> None:
    names = [plan["id"] for name in ("plans", *EXPANSIONS) for plan in table(name)["plans"]]
    assert len(set(names)) == len(names)


def test_every_expansion_stands_in_one_theme_and_on_one_level_of_difficulty() -> None:
    collector = table("collector")
    for part in ("difficulty", "themes"):
        listed = sorted(name for key, names in collector[part].items() if key != "source" for name in names)
        assert listed == sorted(EXPANSIONS)
    for name in EXPANSIONS:
        assert name in collector["difficulty"][str(table(name)["difficulty"])]


# The sheets.


def test_twenty_eggs_lie_on_the_sheet_four_of_each_colour_and_all_colours_on_each_street() -> None:
    facts = table("easter")["sheet"]
    check_places(places(facts["eggs"]))
    colours: Counter[str] = Counter()
    for row in facts["eggs"]:
        assert row["eggs"] in (1, 2)
        colours[row["colour"]] += row["eggs"]
    assert colours.total() == facts["totals"]["eggs"] == 20
    assert set(colours.values()) == {facts["totals"]["per_colour"]}
    streets = [[row for row in facts["eggs"] if row["street"] == street] for street in range(3)]
    assert [sum(row["eggs"] for row in rows) for rows in streets] == facts["totals"]["per_street"]
    assert all({row["colour"] for row in rows} == set(facts["totals"]["colours"]) for rows in streets)


def test_the_bottom_street_has_as_many_eggs_as_its_plan_wants() -> None:
    wants = next(plan for plan in table("easter")["plans"] if plan["id"] == "EASTER-5")["requirement"]
    assert (
        sum(row["eggs"] for row in table("easter")["sheet"]["eggs"] if row["street"] == wants["street"])
        == wants["eggs"]
    )


def test_thirteen_houses_have_a_ghost_and_a_candy() -> None:
    facts = table("halloween")["sheet"]
    found = places(facts["ghost_candy_houses"])
    check_places(found)
    assert len(found) == 13
    assert per_street(found) == facts["totals"]["per_street"]


def test_the_levels_of_halloween_are_four_six_and_nine() -> None:
    facts = table("halloween")
    for bonuses in (facts["ghost_bonuses"], facts["candy_bonuses"]):
        assert [(row["level"], row["count"]) for row in bonuses] == [(1, 4), (2, 6), (3, 9)]
    assert [row["options"] for row in facts["ghost_bonuses"]] == [
        [{"pool": 1}, {"park": 1}],
        [{"pool": 2}, {"bis": 1}],
        [{"park": 3}, {"bis": 2}],
    ]
    assert facts["candy_bonuses"][-1]["points"] == facts["solo"]["rival_max"] == 12


def test_bunkers_stand_where_no_pool_is_and_a_street_has_room_for_all_of_the_rival() -> None:
    facts = table("doomsday")["sheet"]
    found = places(facts["bunkers"])
    check_places(found)
    assert per_street(found) == facts["totals"]["per_street"]
    assert len(found) == facts["totals"]["bunkers"]
    assert not POOLS & set(found)
    first_card_and_two_roundabouts = 1 + 1 + 2
    assert min(per_street(found)) >= first_card_and_two_roundabouts


def test_saucers_and_columns_stand_on_the_sheet() -> None:
    facts = table("roswell")["sheet"]
    found = places(facts["saucers"])
    check_places(found)
    assert per_street(found) == facts["totals"]["per_street"]
    offset = table("sheet")["vertical_alignment"]["offset"]
    for column in facts["columns"]:
        houses = [tuple(house) for house in column["houses"]]
        assert set(houses) <= set(found)
        assert len({house + offset[street] for street, house in houses}) == 1, "a column is vertical"


def test_each_horde_stops_at_its_two_open_houses_and_hordes_of_a_street_never_meet() -> None:
    facts = table("zombies")["sheet"]
    open_ = places(facts["unbarricaded_houses"])
    check_places(open_)
    stops = [(horde["street"], at) for horde in facts["hordes"] for at in horde["stops"]]
    assert sorted(stops) == sorted(open_)
    assert len(facts["hordes"]) == facts["hordes_count"]["value"] == 6
    for street in range(3):
        left, right = (
            next(horde["stops"] for horde in facts["hordes"] if horde["street"] == street and horde["side"] == side)
            for side in ("left", "right")
        )
        assert left == sorted(left)
        assert right == sorted(right, reverse=True)
        assert max(left) < min(right)


def test_a_horde_has_an_arrow_for_every_card_that_can_move_it() -> None:
    orders = table("zombies")["zombie_cards"]["orders"]
    each = {
        side: sum(order in (way, "both") for order in orders) for side, way in (("left", "right"), ("right", "left"))
    }
    assert all(len(horde["stops"]) == each[horde["side"]] for horde in table("zombies")["sheet"]["hordes"])


def test_bullets_stand_on_boxes_of_agents_and_suffice_for_their_plan() -> None:
    facts = table("zombies")["sheet"]["bullets"]
    boxes = {column["size"]: column["boxes"] for column in table("sheet")["estates"]["columns"]}
    found = [(row["estate_size"], row["box"]) for row in facts["boxes_with_bullet"]]
    assert len(set(found)) == len(found)
    assert all(1 <= box <= boxes[size] for size, box in found)
    assert facts["total"] == facts["at_start"] + len(found)
    spent = next(plan for plan in table("zombies")["plans"] if plan["id"] == "ZOMBIE-4")["requirement"]["count"]
    assert facts["total"] >= spent


def test_ducklings_stand_between_neighbours_and_their_counts_are_those_of_the_plans() -> None:
    facts = table("quack")["sheet"]
    offset = table("sheet")["vertical_alignment"]["offset"]
    for duckling in facts["ducklings"]:
        (upper, left), (lower, right) = duckling["between"]
        check_places([(upper, left), (lower, right)])
        if duckling["place"] == "street":
            assert upper == lower == duckling["street"]
            assert right == left + 1
        else:
            assert lower == upper + 1
            assert left + offset[upper] == right + offset[lower], "one house stands above the other"
    colours = Counter(duckling["colour"] for duckling in facts["ducklings"])
    assert colours == {"yellow": facts["totals"]["yellow"], "black": facts["totals"]["black"]}
    between = Counter(row["colour"] for row in facts["ducklings"] if row["place"] == "between_streets")
    assert between == facts["totals"]["between_by_colour"] == {"yellow": 2, "black": 3}
    standing = [row["street"] for row in facts["ducklings"] if row["place"] == "street"]
    assert [standing.count(street) for street in range(3)] == facts["totals"]["on_streets"]


def test_american_dream_has_five_streets_of_seven_houses_without_equal_neighbours() -> None:
    facts = table("american_dream")["sheet"]
    grid = [row["houses"] for row in facts["grid"]]
    assert len(grid) == facts["streets"] == 5
    assert {len(row) for row in grid} == {facts["columns"]}
    counts = Counter(colour for row in grid for colour in row)
    assert counts == {colour: count for colour, count in facts["colour_totals"].items() if isinstance(count, int)}
    assert all(one != two for row in grid for one, two in itertools.pairwise(row))
    assert all(one != two for upper, lower in itertools.pairwise(grid) for one, two in zip(upper, lower, strict=True))
    colours = table("american_dream")["colour_of_effect"]
    assert {colours[effect] for effect in EFFECTS} == set(counts)


def test_three_plan_completed_cards_can_cross_their_bonuses_and_leave_a_column() -> None:
    facts = table("american_dream")
    card = facts["solo"]["on_plan_completed_card"]
    assert 3 * card["cross_column_bonuses"] < facts["sheet"]["columns"]
    assert 3 * card["cross_street_bonuses"] < facts["sheet"]["streets"]


# Rivals and decks.


def test_rivals_have_the_levels_nought_to_six_and_get_stronger() -> None:
    rivals = table("solo")["rivals"]
    assert [rival["level"] for rival in rivals] == list(range(7))
    values = [rival["points_per_card"] for rival in rivals[1:]]
    assert all(set(value) == set(EFFECTS) for value in values)
    sums = [sum(value.values()) for value in values]
    assert sums == sorted(sums)
    plans = [sum(rival["completes_plan_by_draw_order"]) for rival in rivals[1:]]
    assert plans == sorted(plans)
    assert rivals[0]["points_per_card"] is None


def test_sergey_is_the_rival_of_the_booklet() -> None:
    sergey = table("solo")["rivals"][1]
    assert sergey["name"] == "Сергей"
    assert sergey["points_per_card"] == {"fence": 1, "agent": 2, "park": 1, "pool": 1, "temp": 1, "bis": 2}


def test_every_expansion_says_what_a_plan_completed_card_does() -> None:
    effects = table("solo")["plan_completed_effects"]
    assert set(effects) == set(EXPANSIONS)
    assert [card["id"] for card in table("solo")["plan_completed_cards"]] == ["A", "B", "C"]


@pytest.mark.parametrize("edition", ["base_81", "collector_63"])
def test_a_deck_adds_up_to_its_totals(edition: str) -> None:
    facts = table("deck")["editions"][edition]
    effects: Counter[str] = Counter()
    for row in facts["cards"]:
        assert sum(row["effects"].values()) == row["count"]
        effects.update(row["effects"])
    assert effects == facts["effect_totals"]
    assert [row["count"] for row in facts["cards"]] == facts["number_totals"]
    assert effects.total() == facts["total"]


def test_nine_three_quarters_add_three_cards_to_every_deck() -> None:
    facts = table("deck")["nine_three_quarters"]
    sizes, editions = facts["deck_sizes"], table("deck")["editions"]
    assert sizes["collector"] == sum(sizes["stacks"]) == editions["collector_63"]["total"] + facts["count"]
    assert sizes["base"] == sum(sizes["base_stacks"]) == editions["base_81"]["total"] + facts["count"]
    assert sizes["zombie_second_deck"] == sizes["collector"] - table("zombies")["decks"]["first"]["construction"]
    assert facts["cards"][0]["number"] in facts["temp_results"]


def test_zombie_decks_need_no_more_cards_than_the_smaller_box_has() -> None:
    facts, cards = table("zombies"), table("deck")["editions"]["collector_63"]["total"]
    first = facts["decks"]["first"]
    assert first["construction"] == first["piles"] * first["per_pile"] == 30
    assert facts["decks"]["rounds_max"] == first["construction"] - 1
    assert cards - first["construction"] > facts["decks"]["rounds_max"], "the second deck lasts longer"
    alone = facts["solo"]["deck"]
    assert alone["construction"] == alone["piles"] * alone["per_pile"] == 60 <= cards
    assert sum(alone["plan_completed_per_pile"]) == len(table("solo")["plan_completed_cards"])
    assert alone["construction"] // facts["solo"]["turn"]["draw"] == facts["solo"]["turns_max"]
