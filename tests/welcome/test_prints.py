"""Own sheets: corrections of what is printed travel with the ruleset, and errors name the field."""

from __future__ import annotations

import json

import pytest
from tests.welcome import table as tables

import kvartal
from kvartal.core.errors import Unreadable
from kvartal.games.welcome import expansions, prints
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.rules import WelcomeTo
from kvartal.games.welcome.tables import table
from kvartal.texts import Texts

KINDS = [kind for kind in expansions.KINDS if kind.prints is not None]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_what_we_print_ourselves_is_no_correction(kind: type[Extension]) -> None:
    usual = prints.sections(table(kind.name), kind.prints or ())
    rules = kvartal.rules(f"welcome({kind.name},own={prints.joined(usual)})")
    assert rules.ruleset == f"welcome({kind.name})"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_file_is_read_as_it_was_written(kind: type[Extension]) -> None:
    usual = prints.sections(table(kind.name), kind.prints or ())
    assert prints.from_file(prints.to_file(kind.name, usual)) == (kind.name, usual)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_corrected_points_of_a_plan_are_paid_and_no_guess_any_more(kind: type[Extension]) -> None:
    plan = table(kind.name)["plans"][-1]["id"]
    rules = kvartal.rules(f"welcome({kind.name},own={plan.lower()}:17-16)")
    assert rules.ruleset == f"welcome({kind.name},own={plan.lower()}:17-16)"
    assert isinstance(rules, WelcomeTo)
    found = next(card for card in rules.kit.plans if card.id == plan)
    assert (found.first, found.second, found.reconstructed) == (17, 16, False)


def test_cones_stand_where_the_owner_puts_them_and_a_game_is_replayed_with_them() -> None:
    game = kvartal.new("welcome(icecream,own=cones:T0-3.M10-1.B11-2)", seats=1, seed=3)
    layer = game.view(0).sheets[0].layers["icecream"]
    assert [(cone.place, cone.scoops) for cone in layer.cones] == [("T0", 3), ("M10", 1), ("B11", 2)]
    for _ in range(20):
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    again = kvartal.replay(str(game.journal))
    assert again.position.digest() == game.position.digest()


@pytest.mark.parametrize(
    ("own", "key"),
    [
        ("bunkers:T0", "unknown"),
        ("ICE-1:9-4", "unknown"),
        ("cones", "section"),
        ("cones:T0-1;cones:T1-1", "twice"),
        ("cones:T0-4.M0-1.B0-1", "item"),
        ("cones:T10-1.M0-1.B0-1", "item"),
        ("cones:T0-1.T0-2.M0-1.B0-1", "twice"),
        ("cones:T0-1", "few"),
        ("cones:T0-1.T1-2.M0-1", "street"),
        ("ice-1:4-8", "points"),
        ("ice-1:99-8", "points"),
    ],
)
def test_what_cannot_be_on_a_sheet_is_refused_with_its_section(own: str, key: str) -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules(f"welcome(icecream,own={own})")
    assert caught.value.key == f"welcome-own-{key}"


@pytest.mark.parametrize(
    ("ruleset", "own", "street"),
    [
        ("icecream", "cones:T0-1.T1-2.M0-1", "B"),
        ("halloween", "houses:" + ".".join(f"T{place}" for place in range(9)), "M"),
        ("easter", "eggs:M0-o1.M1-k1.M2-t1.B0-t1.B1-b1.B2-p1", "T"),
        ("roswell", "saucers:T0.M1.M2", "B"),
        ("quack", "ducklings:T2-b.T4-b.T6-y.M1-y", "B"),
    ],
)
def test_a_street_without_anything_is_refused_by_its_letter(ruleset: str, own: str, street: str) -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules(f"welcome({ruleset},own={own})")
    assert (caught.value.key, caught.value.args_["street"]) == ("welcome-own-street", street)


@pytest.mark.parametrize("middle", ["M0-t1.M1-t2.M2-b1", "M0-t1.M1-p2.M2-b1"])
def test_eggs_that_no_plan_of_colours_can_do_with_are_refused(middle: str) -> None:
    rest = ".T0-o1.T1-b1.T2-p1.B0-t1.B1-o1.B2-p2"
    with pytest.raises(Unreadable) as caught:
        kvartal.rules(f"welcome(easter,own=eggs:{middle}{rest})")
    assert caught.value.key == "welcome-own-eggs"
    kvartal.rules(f"welcome(easter,own=eggs:M0-t1.M1-k2.M2-b1{rest})")


@pytest.mark.parametrize(("letter", "plan"), [("b", "DREAM-A1"), ("g", "DREAM-A2")])
def test_houses_of_one_colour_would_fulfil_a_plan_at_once(letter: str, plan: str) -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules(
            "welcome(american_dream,own=colours:" + ".".join(f"{street}-{letter * 7}" for street in "ABCDE") + ")"
        )
    assert (caught.value.key, caught.value.args_) == ("welcome-own-plan", {"section": "colours", "plan": plan})


def test_four_estates_of_doomsday_need_four_bunkers() -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules("welcome(doomsday,own=bunkers:T0.M0.B0)")
    assert caught.value.args_ == {"section": "bunkers", "least": 4, "found": 3}


def test_columns_go_down_through_the_streets() -> None:
    rules = kvartal.rules("welcome(roswell,own=columns:T0.T4.T9)")
    assert rules.ruleset == "welcome(roswell,own=columns:T0.T4.T9)"
    for wrong in ("columns:T0.T4", "columns:T0.T4.M9", "columns:T0.T4.T5.T6"):
        with pytest.raises(Unreadable):
            kvartal.rules(f"welcome(roswell,own={wrong})")


def test_an_own_sheet_needs_an_expansion() -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules("welcome(own=ice-1:9-4)")
    assert caught.value.key == "option-idle"


@pytest.mark.parametrize(
    ("text", "key", "field"),
    [
        ("{", "json", None),
        ("[]", "form", "kvartal_sheet"),
        ('{"kvartal_sheet": 2}', "form", "kvartal_sheet"),
        ('{"kvartal_sheet": 1}', "field", "expansion"),
        ('{"kvartal_sheet": 1, "expansion": "icecream", "cones": 7}', "field", "cones"),
        (json.dumps({"kvartal_sheet": 1, "expansion": "icecream", "cones": [["T0", 1]]}), "field", "cones"),
        ("[" * 9000, "json", None),
        ('{"kvartal_sheet": 1, "expansion": "icecream", "ice-1": "9-4", "ice-1": "8-3"}', "twice", None),
        ('{"kvartal_sheet": 1, "expansion": "icecream", "ice-1": "9-4;ice-2:8-3"}', "item", None),
        ('{"kvartal_sheet": 1, "expansion": "icecream", "ice-1:9-4;ice-2": "8-3"}', "section", None),
        (r'{"kvartal_sheet": 1, "expansion": "icecream", "ice-1": "\ud800"}', "field", "ice-1"),
        (r'{"kvartal_sheet": 1, "expansion": "icecream", "\ud800": "9-4"}', "field", r"'\ud800'"),
    ],
)
def test_a_malformed_file_is_refused_with_its_field(text: str, key: str, field: str | None) -> None:
    with pytest.raises(Unreadable) as caught:
        prints.from_file(text)
    assert caught.value.key == f"welcome-own-{key}"
    assert caught.value.args_.get("field") == field


def test_a_file_that_is_no_json_is_refused_with_its_line() -> None:
    with pytest.raises(Unreadable) as caught:
        prints.from_file('{"kvartal_sheet": 1,\n"expansion" "icecream"}')
    assert (caught.value.key, caught.value.args_) == ("welcome-own-json", {"line": 2})


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_file_of_a_ruleset_gives_the_ruleset_again(kind: type[Extension]) -> None:
    plan = table(kind.name)["plans"][0]["id"].lower()
    rules = kvartal.rules(f"welcome({kind.name},own={plan}:17-16)")
    assert WelcomeTo.from_sheet(rules.sheet_file()) == rules
    words = {section.word: section for section in rules.sections()}
    assert (words[plan].items, words[plan].form) == (("17-16",), "points")
    assert {one.word for one in kind.prints or ()} < words.keys()


def test_a_file_of_no_expansion_is_refused() -> None:
    with pytest.raises(Unreadable) as caught:
        WelcomeTo.from_sheet('{"kvartal_sheet": 1, "expansion": "expert"}')
    assert (caught.value.key, caught.value.args_["text"]) == ("welcome-own-expansion", "expert")
    assert "zombies" in Texts("ru").explain(caught.value)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_what_is_as_in_our_table_stays_a_guess_in_whatever_order_it_comes(kind: type[Extension]) -> None:
    ours = kvartal.rules(f"welcome({kind.name})")
    file = json.loads(ours.sheet_file())
    backwards = {word: value[::-1] if isinstance(value, list) else value for word, value in file.items()}
    again = WelcomeTo.from_sheet(json.dumps(backwards))
    assert again.ruleset == ours.ruleset
    seats = ours.spec.least
    assert again.view(again.new(seats), 0) == ours.view(ours.new(seats), 0)


def test_a_street_with_too_many_open_houses_is_named() -> None:
    own = "exposed:T1.T4.T6.T8.M2.M4.M7.M9.B1.B4.B8.B10.B11"
    with pytest.raises(Unreadable) as caught:
        kvartal.rules(f"welcome(zombies,own={own})")
    assert Texts("en").explain(caught.value) == "Own sheet, exposed: given 5 on street B, needed 4."


# Ducklings and mothers.

BLACK = "T2-b.T4-b.T6-b"
STREETS = f"ducklings:{BLACK}.T7-y.M3-y.M5-y.B0-y.B6-y"
OWN_FLOCK = f"between:T1-y.T5-b.M1-b.M5-y.M9-b;mothers:M4-y.B0-b;{STREETS}"


def test_ducklings_and_mothers_stand_where_the_owner_puts_them() -> None:
    game = kvartal.new(f"welcome(quack,own={OWN_FLOCK})", seats=1, seed=3)
    layer = game.view(0).sheets[0].layers["quack"]
    names = [duckling.name for duckling in layer.ducklings]
    assert names == [
        *("T2|3", "T4|5", "T6|7", "T7|8", "M3|4", "M5|6", "B0|1", "B6|7"),
        *("T1/M2", "T5/M6", "M1/B2", "M5/B6", "M9/B10"),
    ]
    assert [(mother.colour, mother.place) for mother in layer.mothers] == [("yellow", "M4"), ("black", "B0")]
    assert not layer.reconstructed
    for _ in range(20):
        game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert kvartal.replay(str(game.journal)).position.digest() == game.position.digest()


def test_a_mother_that_was_moved_calls_her_ducklings_from_there() -> None:
    for own, points in (("", 0), (",own=mothers:M4-y.B11-b", 1)):
        at = tables.table({"M3": "5", "M4": "6"}, ruleset=f"welcome(quack{own})", plans="N1-1 N2-1 QUACK-1")
        yellow = next(line for line in at.rules.score(at.position, 0) if line.args.get("phase") == "yellow")
        assert yellow.points == points


def test_one_sort_of_ducklings_is_corrected_without_the_other() -> None:
    layer = kvartal.new(f"welcome(quack,own={STREETS})", seats=1, seed=3).view(0).sheets[0].layers["quack"]
    assert sum("/" in duckling.name for duckling in layer.ducklings) == 5
    assert layer.reconstructed, "those between streets are still our guess"


@pytest.mark.parametrize(
    ("own", "key", "section"),
    [
        ("ducklings:T2-b", "few", "ducklings"),
        (f"ducklings:{BLACK}.T9-y", "item", "ducklings"),
        (f"ducklings:{BLACK}.M3-g", "item", "ducklings"),
        (f"ducklings:{BLACK}.T2-y", "twice", "ducklings"),
        (f"ducklings:{BLACK}.B0-y.B6-y.B8-y", "street", "ducklings"),
        (f"ducklings:{BLACK}.M3-y.M5-y.B0-y", "flock", "ducklings"),
        ("ducklings:T2-b.M3-y.M5-y.B0-y.B6-y", "flock", "ducklings"),
        ("between:T1-y.T5-b.M1-b.M5-y", "few", "between"),
        ("between:T1-y.T5-b.M1-b.M5-y.B8-b", "item", "between"),
        ("between:T1-y.T5-b.M1-b.M5-y.M8-y", "flock", "between"),
        ("mothers:T0-y", "few", "mothers"),
        ("mothers:T0-y.B11-y", "twice", "mothers"),
        ("mothers:T0-y.B12-b", "item", "mothers"),
    ],
)
def test_ducklings_that_cannot_stand_so_are_refused_with_their_section(own: str, key: str, section: str) -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules(f"welcome(quack,own={own})")
    assert (caught.value.key, caught.value.args_["section"]) == (f"welcome-own-{key}", section)


def test_the_file_of_a_flock_names_what_is_wrong() -> None:
    text = prints.to_file("quack", {"mothers": "T0-y.B11-b"}).replace("B11-b", "B11-x")
    with pytest.raises(Unreadable) as caught:
        WelcomeTo.from_sheet(text)
    assert caught.value.args_ == {"section": "mothers", "item": "B11-x"}


def test_a_plan_out_of_reach_on_an_own_sheet_stays_open_to_the_end() -> None:
    ruleset = "welcome(icecream,own=cones:T0-3.M10-1.B11-2)"
    at = tables.table({"T0": "3"}, ruleset=ruleset, plans="N1-1 N2-1 ICE-4", more="cones 0: T0")
    refused = at.refused("take 1", "write 8 T1", "plan 3")
    assert (refused.key, Texts("en").explain(refused)) == ("welcome-refusal-plan", "You have not completed plan 3.")
