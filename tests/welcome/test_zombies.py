"""Zombie outbreak by the clauses of its booklet; places are those of the table, open ones T1 T4 T6 T8, and so on."""

from __future__ import annotations

import pytest
from tests.welcome.table import LENGTHS, Table, row, stacks, streets, table

import kvartal
from kvartal import Action, Game, Unreadable
from kvartal.core import marks
from kvartal.games.welcome import codes
from kvartal.games.welcome.expansions.zombies.facts import Outbreak, Siege
from kvartal.games.welcome.facts import Sheet
from kvartal.games.welcome.position import Welcome

ZOMBIES = "welcome(zombies)"


def dealing(
    *sheets: dict[str, str], more: str = "", ruleset: str = ZOMBIES, plans: str = "N1-1 N2-1 ZOMBIE-1"
) -> Table:
    """Sets up a deal: the next card is that of the first deck."""
    parts = [f"ruleset: {ruleset}", f"seats: {len(sheets)}", "stage: deal", f"plans: {plans}"]
    parts += [line.rsplit(" ", 1)[0] for line in stacks("8-agent 5-park").splitlines()]
    parts += [streets(sheet, seat) for seat, sheet in enumerate(sheets)]
    return Table("\n".join([*parts, more]))


def playing(
    houses: dict[str, str], pairs: str, more: str = "", ruleset: str = ZOMBIES, plan: str = "ZOMBIE-1"
) -> Table:
    """Sets up a round with two pairs."""
    return table(houses, pairs=pairs, ruleset=ruleset, plans=f"N1-1 N2-1 {plan}", more=more)


def turn_up(at: Table, outcome: str) -> list[str]:
    """Lets a card come, and gives the keys of what is told."""
    before = at.position.copy()
    code = at.rules.outcome_code(Action.read(outcome))
    assert code in dict(at.rules.odds(at.position)), outcome
    at.position.turn_up(code)
    told = at.rules.tell(before, marks.CHANCE, code, at.position)
    return [fact.key.removeprefix("welcome-fact-zombies-") for fact in told]


def decide(at: Table, seat: int, *steps: str) -> None:
    """Takes decisions of a seat between two cards."""
    for step in steps:
        at.position.focus(seat)
        legal = [str(at.rules.action(code)) for code in at.position.moves()]
        assert step in legal, legal
        at.position.play(at.rules.code(Action.read(step)))


def captured(at: Table, seat: int = 0) -> set[str]:
    """Names the captured houses."""
    lost = at.position.record(Sheet, seat).lost
    return {name for place, name in enumerate(at.position.rules.kit.places.names) if lost >> place & 1}


def fences(at: Table, seat: int = 0) -> set[str]:
    """Names the places with a fence to their right."""
    here = at.position.record(Sheet, seat)
    names = at.position.rules.kit.places.names
    ends = {f"{street}{length - 1}" for street, length in LENGTHS.items()}
    return {name for place, name in enumerate(names) if here.fences >> place & 1} - ends


# Decks


def test_the_first_deck_has_three_piles_of_ten_with_a_zombie_card_each_and_the_second_the_rest() -> None:
    for size in (81, 63):
        game = kvartal.rules(f"welcome(deck={size},zombies)").new(2)
        assert isinstance(game, Welcome)
        outbreak = game.record(Outbreak)
        assert (outbreak.deck_piles, outbreak.zombies_hidden) == ([10, 10, 10], 7)
        assert len(game.rules.kit.way.unseen(game)) - 30 == size - 30


def test_zo7_a_round_offers_two_pairs() -> None:
    game = kvartal.new(ZOMBIES, seats=2, seed=3)
    while game.view(0).stage == "interlude":
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert len(game.view(0).pairs) == 2
    assert {str(action) for action in game.legal(0)} <= {"take 1", "take 2", "refuse"}


def test_every_pile_has_one_zombie_card_so_it_may_come_as_any_of_eleven() -> None:
    at = dealing({}, more="deck: 9z 10z 10z")
    odds = dict(at.rules.odds(at.position))
    total = sum(odds.values())
    zombie = [at.rules.outcome_code(Action("zombie", (order,))) for order in ("right", "left", "both")]
    assert [odds[code] * 30 for code in zombie] == [total] * 3
    turn_up(at, "zombie both")
    decide(at, 0, *[f"advance {horde}" for horde in ("TL", "TR", "ML", "MR", "BL", "BR")])
    assert not set(zombie) & set(dict(at.rules.odds(at.position)))


def test_a_pile_of_which_only_the_zombie_card_is_left_turns_it_up_for_certain() -> None:
    at = dealing({}, more="deck: 0z 10z 10z")
    assert {str(at.rules.outcome(code)) for code, _ in at.rules.odds(at.position)} == {
        "zombie right",
        "zombie left",
        "zombie both",
    }


def test_the_second_deck_has_no_zombie_card() -> None:
    at = dealing({}, more="deck: 9z 10z 10z")
    turn_up(at, "3-pool")
    assert not [code for code, _ in at.rules.odds(at.position) if code >= codes.SPECIAL]


def test_a_zombie_card_is_settled_before_anybody_chooses_also_before_the_first_round() -> None:
    rules = kvartal.rules(ZOMBIES)
    game = Game(rules, rules.new(2))
    for text in ("plan N1-1", "plan N2-1", "plan ZOMBIE-1", "zombie right"):
        game.position.turn_up(rules.outcome_code(Action.read(text)))
    assert (game.acting, game.view(0).stage, game.view(0).round) == ((0, 1), "interlude", 0)
    assert [str(action) for action in game.legal(0)] == ["shoot TL", "advance TL"]


def test_zb9_round_29_shows_the_last_construction_card_and_a_zombie_card_below_it_never_appears() -> None:
    at = dealing({}, more="deck: 0 0 1z\nzombies: left\nround: 28")
    assert turn_up(at, "3-pool") == []
    assert turn_up(at, "7-bis")[-1] == "over"
    assert at.position.stage == codes.PLAY
    after = at.play("take 1 / write 3 T0 / done")
    assert (after.stage, after.round) == (codes.FINISHED, 29)
    assert at.rules.over(after).reason == "welcome-reason-cards"


@pytest.mark.parametrize("seed", range(3))
def test_a_game_lasts_29_rounds_at_most_and_is_never_shuffled(seed: int) -> None:
    game = kvartal.new(ZOMBIES, seats=1, seed=seed)
    while not game.over:
        legal = [str(action) for action in game.legal(0)]
        assert "reshuffle" not in legal
        game.play(0, next((text for text in legal if not text.startswith("refuse")), legal[0]))
    assert game.view(0).round <= 29


# Hordes


@pytest.mark.parametrize(
    ("card", "hordes"),
    [("right", "TL ML BL"), ("left", "TR MR BR"), ("both", "TL TR ML MR BL BR")],
)
def test_a_card_moves_the_hordes_of_its_side_from_the_top_street_down(card: str, hordes: str) -> None:
    at = dealing({})
    assert turn_up(at, f"zombie {card}") == ["card"]
    for horde in hordes.split():
        assert [str(at.rules.action(code)) for code in at.position.moves()] == [f"shoot {horde}", f"advance {horde}"]
        decide(at, 0, f"advance {horde}")
    assert at.position.stage == codes.DEALING


def test_zb1_a_bullet_holds_a_horde_back_and_the_next_card_finds_it_where_it_was() -> None:
    at = dealing({}, more="deck: 1z 10z 10z")
    turn_up(at, "zombie right")
    decide(at, 0, "advance TL", "shoot ML")
    assert captured(at) == {"T1", "B1"}
    assert fences(at) == {"T0", "T1", "B0", "B1"}
    turn_up(at, "3-pool")
    turn_up(at, "7-bis")
    at.position = at.play("take 1 / write 3 M0 / done")
    told = turn_up(at, "zombie both")
    assert captured(at) == {"T1", "B1", "T4", "T8", "M2", "M9", "B4", "B10"}
    assert told == ["card", *["captured"] * 6]
    assert at.position.stage == codes.DEALING, "without a bullet nothing is to be decided"


def test_bullets_are_spent_one_for_each_horde() -> None:
    at = dealing({}, more="agents 0: 1 2 0 0 0 0")
    turn_up(at, "zombie both")
    decide(at, 0, "shoot TL", "shoot TR", "shoot ML")
    assert at.position.record(Siege, 0).bullets_spent == 3
    assert captured(at) == {"M9", "B1", "B10"}


def test_seats_without_a_bullet_have_their_hordes_moved_at_once() -> None:
    at = dealing({}, {}, more="bullets 1: 1")
    turn_up(at, "zombie left")
    assert at.position.acting() == (0,)
    assert captured(at, 1) == {"T8", "M9", "B10"}
    seen = at.rules.view(at.position, 0).sheets[1]
    assert seen.streets[0].houses[8].lost, "which everybody sees"


def test_bullets_decided_are_not_seen_until_all_have_decided() -> None:
    at = dealing({}, {})
    turn_up(at, "zombie right")
    decide(at, 0, "shoot TL")
    for reader in (1, -1):
        assert at.rules.view(at.position, reader).sheets[0].layers["zombies"].spent == 0
        assert not at.rules.view(at.position, reader).sheets[0].streets[1].houses[2].lost
    assert at.rules.view(at.position, 0).sheets[0].layers["zombies"].spent == 1
    decide(at, 1, "advance TL", "advance ML", "advance BL")
    assert at.rules.view(at.position, 1).sheets[0].layers["zombies"].spent == 1


def test_zo3_an_open_house_is_captured_built_or_empty() -> None:
    at = dealing({**row("T", "7", "9", "10"), "M2": "4"}, more="bullets 0: 1")
    turn_up(at, "zombie right")
    here = at.position.record(Sheet, 0)
    assert captured(at) == {"T1", "M2", "B1"}
    assert [here.numbers[place] for place in (0, 1, 2)] == [7, -1, 10]
    assert at.rules.view(at.position, 0).sheets[0].streets[0].houses[1].number is None


def test_a_barricade_or_a_roundabout_stops_a_horde() -> None:
    at = dealing(
        {"T1": "9", "M2": "@|", "M1": ".|"},
        more="bullets 0: 1\nbarricades 0: T1",
        ruleset="welcome(expert,zombies)",
    )
    assert turn_up(at, "zombie right") == ["card", "held", "captured"]
    assert captured(at) == {"B1"}
    assert at.position.record(Siege, 0).hordes == [1, 0, 1, 0, 1, 0]


# What a captured house means


def test_zb3_order_and_bis_look_past_a_captured_house() -> None:
    at = playing({"M1": "5b|", "M2": "X|"}, "5-bis 4-bis", more="hordes 0: 0 0 1 0 0 0\nbis 0: 1")
    assert "write 5 M3" in at.legal("take 1")
    assert {"bis 5 M0", "bis 5 M3"} <= set(at.legal("take 1", "write 5 T0"))
    assert "write 4 M3" not in at.legal("take 2")
    assert {"write 4 M0"} == {text for text in at.legal("take 2") if text.startswith("write 4 M")}
    six = playing({"M1": "5b|", "M2": "X|"}, "6-bis 4-bis", more="hordes 0: 0 0 1 0 0 0")
    assert "write 6 M3" in six.legal("take 1")


def test_zb3_a_plain_number_comes_again_only_if_no_plain_copy_is_left() -> None:
    at = playing({"M0": "5", "M1": "5b|", "M2": "X|"}, "5-bis 4-bis", more="hordes 0: 0 0 1 0 0 0")
    assert not [text for text in at.legal("take 1") if text.startswith("write 5 M")]
    assert "bis 5 M3" in at.legal("take 1", "write 5 T0")
    assert at.why("take 1", "write 5 M3") == "same"


def test_a_number_again_stands_beside_its_own_bis_and_no_other_fence_between() -> None:
    beside = {"M1": "5b|", "M2": "X|"}
    at = playing({**beside, "M3": ".|"}, "5-bis 4-bis", more="hordes 0: 0 0 1 0 0 0")
    assert "write 5 M3" in at.legal("take 1")
    assert "write 5 M4" not in at.legal("take 1")
    fenced = playing({"M0": ".|", **beside}, "5-bis 4-bis", more="hordes 0: 0 0 1 0 0 0")
    assert "write 5 M0" not in fenced.legal("take 1"), "a fence that stands beside no captured house parts"
    assert "bis 5 M0" not in fenced.legal("take 1", "write 5 T0")


def test_nothing_is_written_on_a_captured_house() -> None:
    at = playing({"T0": ".|", "T1": "X|"}, "5-bis 4-bis", ruleset="welcome(expert,zombies)")
    assert at.why("take 1", "write 5 T1") == "lost"
    assert "roundabout T1" not in at.legal()
    assert "bis 5 T1" not in at.legal("take 1", "write 5 T0")


FIRST_STOPS = {"T0": ".|", "T1": "X|", "M1": ".|", "M2": "X|", "B0": ".|", "B1": "X|"}
"""What the hordes on the left captured with their first step."""


def test_zb5_parts_of_a_broken_estate_are_new_ones_and_may_serve_plans() -> None:
    at = dealing({**FIRST_STOPS, "T2": ".|", **row("T", "5", "6", "7|", start=3)}, more="bullets 0: 1")
    at.position.record(Sheet, 0)
    turn_up(at, "zombie right")
    assert "T4" in captured(at)
    assert at.position.estates(0)[1] == 2
    assert at.lines()["estates"] == 2
    assert at.position.estates(0, at.position.record(Sheet, 0).used)[1] == 2


def test_zb5_parts_of_an_estate_that_counts_for_a_plan_serve_no_other_and_its_points_stay() -> None:
    at = dealing(
        {**FIRST_STOPS, "T2": ".|", **row("T", "5'", "6'", "7'|", start=3)},
        more="bullets 0: 1\ndone 0: 8 - -",
    )
    before = at.lines()["plan"]
    turn_up(at, "zombie right")
    assert (before, at.lines()["plan"]) == (8, 8)
    assert at.position.estates(0)[1] == 2
    assert at.position.estates(0, at.position.record(Sheet, 0).used)[1] == 0


def test_pools_and_the_price_of_a_bis_stay_and_a_captured_bis_counts_for_no_plan() -> None:
    at = dealing({"T6": "8~", "T7": ".|", "T8": "X|", "M2": "4b", "M3": "4"}, more="bullets 0: 1")
    before = at.lines()
    turn_up(at, "zombie both")
    after = at.lines()
    assert {"T6", "M2"} <= captured(at)
    assert (after["pools"], after["bis"]) == (before["pools"], before["bis"]) == (3, -1)
    assert at.position.record(Sheet, 0).copies == 0


def test_a_captured_house_is_not_built_for_a_full_street() -> None:
    full = {f"T{place}": str(place + 1) for place in range(10)}
    for house, may in (("2", True), ("X|", False)):
        houses = {**full, "T1": house} | ({"T0": "1|"} if house != "2" else {})
        at = table(houses, "9-agent 5-park", "welcome(expert,zombies)", "N1*-2 N2-1 ZOMBIE-5")
        assert ("plan 1" in at.legal("take 2", "write 5 M0")) is may


def test_a_captured_house_is_filled_for_the_end_of_the_game() -> None:
    houses = {f"{street}{place}": str(place + 1) for street, length in LENGTHS.items() for place in range(length)}
    houses |= {"T0": "1|", "T1": "X|", "B11": "."}
    at = playing(houses, "12-agent 5-park")
    after = at.play("take 1 / write 12 B11 / done")
    assert (after.stage, at.rules.over(after).reason) == (codes.FINISHED, "welcome-reason-built")


# Barricades and bullets


def test_zo6_a_barricade_takes_the_place_of_a_fence_in_the_open_house_just_numbered() -> None:
    at = playing({}, "5-fence 4-park")
    assert "barricade" in at.legal("take 1", "write 5 T1")
    assert "barricade" not in at.legal("take 1", "write 5 T2")
    assert at.why("take 1", "write 5 T2", "barricade") == "zombies-safe"
    assert at.why("take 2", "write 4 T1", "barricade") == "zombies-effect"
    assert at.why("barricade") == "zombies-barricade"
    after = at.legal("take 1", "write 5 T1", "barricade")
    assert after == ["done"]
    assert at.why("take 1", "write 5 T1", "fence T1", "barricade") == "spent"
    assert at.after("take 1", "write 5 T1", "barricade").record(Siege, 0).barricades == 1 << 1


def test_the_effect_may_be_left_unused() -> None:
    at = playing({}, "5-fence 4-park")
    assert "done" in at.legal("take 1", "write 5 T1")


@pytest.mark.parametrize(
    ("agents", "size", "circled"),
    [("0 0 0 0 0 0", 2, 1), ("0 1 0 0 0 0", 2, 2), ("0 0 0 0 0 0", 1, 2), ("0 0 2 0 0 0", 3, 2)],
)
def test_zb7_an_agent_on_a_box_with_a_bullet_circles_one(agents: str, size: int, circled: int) -> None:
    at = playing({}, "5-agent 4-park", more=f"agents 0: {agents}")
    draft = at.draft("take 1", "write 5 T0", f"agent {size}")
    before = at.after("take 1", "write 5 T0")
    told = at.rules.tell(before, 0, draft.codes[-1], at.after("take 1", "write 5 T0", f"agent {size}"))
    had = at.rules.view(at.position, 0).sheets[0].layers["zombies"].circled
    layer = at.rules.view(draft.position, 0).sheets[0].layers["zombies"]
    assert layer.circled == circled
    assert (told[-1].key == "welcome-fact-zombies-bullet") == (circled > had)


# Plans


@pytest.mark.parametrize(("barricades", "may"), [("T1 M2", True), ("T1", False)])
def test_zombie_1_two_estates_of_three_with_a_barricade_built_in_each(barricades: str, may: bool) -> None:
    houses = {**row("T", "1", "2", "3|"), **row("M", "1", "2", "3|")}
    at = playing(houses, "9-agent 5-park", more=f"barricades 0: {barricades}")
    assert ("plan 3" in at.legal("take 2", "write 5 B5")) is may


@pytest.mark.parametrize(
    ("plan", "more", "may"),
    [
        ("ZOMBIE-2", "barricades 0: T1 T4 T6 M2 M4", True),
        ("ZOMBIE-2", "barricades 0: T1 T4 T6 M2", False),
        ("ZOMBIE-3", "barricades 0: T1 T4 T6 T8", True),
        ("ZOMBIE-3", "barricades 0: T1 T4 T6 M2", False),
        ("ZOMBIE-4", "agents 0: 1 2 2 0 0 0\nbullets 0: 4", True),
        ("ZOMBIE-4", "agents 0: 1 2 2 0 0 0\nbullets 0: 3", False),
    ],
)
def test_plans_count_barricades_and_bullets(plan: str, more: str, may: bool) -> None:
    barricaded = more.split()[2:] if more.startswith("barricades") else []
    houses = {name: str(int(name[1:]) + 1) for name in barricaded}
    at = playing(houses, "9-agent 5-park", more=more, plan=plan)
    assert ("plan 3" in at.legal("take 1", "write 9 B5")) is may


def test_zombie_3_needs_no_barricade_at_a_roundabout_and_is_lost_with_a_captured_house() -> None:
    for house, may in (("@|", True), ("X|", False)):
        at = playing(
            {"T0": ".|", "T1": house, "T4": "5", "T6": "7", "T8": "9"},
            "9-agent 5-park",
            more="barricades 0: T4 T6 T8",
            ruleset="welcome(expert,zombies)",
            plan="ZOMBIE-3",
        )
        assert ("plan 3" in at.legal("take 1", "write 9 B5")) is may


@pytest.mark.parametrize("count", [4, 5])
def test_zombie_5_five_houses_captured_empty_ones_too(count: int) -> None:
    lost = ["T1", "T4", "M2", "M4", "B1"][:count]
    houses = dict.fromkeys(lost, "X|") | {f"{name[0]}{int(name[1:]) - 1}": ".|" for name in lost}
    at = playing(houses, "9-agent 5-park", plan="ZOMBIE-5")
    assert ("plan 3" in at.legal("take 1", "write 9 B5")) is (count == 5)


# Mixes


def test_with_solo_it_is_refused_by_name() -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules("welcome(solo,zombies)")
    assert (caught.value.key, caught.value.args_) == ("welcome-mix-cards", {"one": "zombies", "two": "solo"})


def test_what_was_taken_stays_and_garlands_to_a_captured_house_go_out() -> None:
    mixed = "welcome(christmas,icecream,roswell,zombies)"
    at = dealing(
        row("T", "5", "6", "7", "8"),
        more="bullets 0: 1\ncones 0: T0 T2\ngoal 0: 1\nzurgs 0: T1",
        ruleset=mixed,
        plans="N1-1 N2-1 ZOMBIE-5",
    )
    before = at.lines()
    turn_up(at, "zombie right")
    after = at.lines()
    assert (before["christmas"], after["christmas"]) == (4, 2)
    assert after["icecream"] == before["icecream"]


def test_a_truck_whose_house_was_captured_sells_nothing_that_it_has_passed() -> None:
    at = dealing({"T1": "3"}, more="bullets 0: 1", ruleset="welcome(icecream,zombies)")
    turn_up(at, "zombie right")
    turn_up(at, "3-pool")
    turn_up(at, "7-bis")
    after = at.after("take 1", "write 3 T0")
    assert at.rules.view(after, 0).sheets[0].layers["icecream"].cones[0].state == "gone"


def test_goals_are_promised_when_all_first_cards_lie_there() -> None:
    rules = kvartal.rules("welcome(roswell,zombies)")
    game = Game(rules, rules.new(1))
    for text in ("plan N1-1", "plan N2-1", "plan ROSWELL-1", "zombie right"):
        game.position.turn_up(rules.outcome_code(Action.read(text)))
    assert [str(action) for action in game.legal(0)] == ["shoot TL", "advance TL"]
    for step in ("shoot TL",):
        game.play(0, step)
    for text in ("3-pool", "7-bis"):
        game.position.turn_up(rules.outcome_code(Action.read(text)))
    assert [str(action) for action in game.legal(0)] == [f"goal {goal}" for goal in (1, 2, 3, 4)]
