"""Own sheets: corrections of what is printed travel with the ruleset, and errors name the field."""

from __future__ import annotations

import json

import pytest

import kvartal
from kvartal.core.errors import Unreadable
from kvartal.games.welcome import expansions, prints
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.rules import WelcomeTo
from kvartal.games.welcome.tables import table

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
        ("bunkers:T0", "section"),
        ("cones", "section"),
        ("cones:T0-1;cones:T1-1", "section"),
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
    ],
)
def test_a_malformed_file_is_refused_with_its_field(text: str, key: str, field: str | None) -> None:
    with pytest.raises(Unreadable) as caught:
        prints.from_file(text)
    assert caught.value.key == f"welcome-own-{key}"
    assert caught.value.args_.get("field") == field


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
    assert caught.value.args_ == {"field": "expansion"}
