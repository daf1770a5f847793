"""What goes together with a ruleset is told by the rules, for every title alike."""

from __future__ import annotations

import pytest

import kvartal
from kvartal.table.answers import game_info, rules_info
from kvartal.table.bodies import MOST_SEATS
from kvartal.table.problems import Problem


@pytest.mark.parametrize(
    ("wanted", "seats", "ruleset", "options"),
    [
        ("town77", 3, "town77", ["calls", "exchanges"]),
        ("town77(facedown=3,calls)", 3, "town77(calls)", ["calls", "exchanges"]),
        ("town77(facedown=3,solo)", 1, "town77(solo,facedown=3)", ["solo", "facedown", "stacks"]),
        ("estates(early_win=any)", 3, "estates", ["rounds", "open_money", "longest_row", "zero_row", "offer_ends"]),
    ],
)
def test_options_that_mean_nothing_are_left_out(wanted: str, seats: int, ruleset: str, options: list[str]) -> None:
    found = rules_info(wanted, {"seats": str(seats)})
    assert (found.ruleset, found.options) == (ruleset, options)


def test_options_that_have_no_room_for_the_seats_are_left_out() -> None:
    wanted = "welcome(experienced,pass=left,deck=63)"
    assert rules_info(wanted, {"seats": "21"}).ruleset == wanted
    some = rules_info(wanted, {"seats": "27"})
    assert (some.ruleset, some.seats) == ("welcome(experienced,pass=left)", (2, 27))
    assert "deck" not in some.options
    many = rules_info(wanted, {"seats": "28"})
    assert (many.ruleset, many.seats) == ("welcome(deck=63)", (1, MOST_SEATS))
    assert not {"experienced", "pass"} & set(many.options)


@pytest.mark.parametrize("ruleset", [name for kind in kvartal.titles() for name in kind.rulesets])
def test_every_way_to_play_is_allowed_with_its_own_seats(ruleset: str) -> None:
    rules = kvartal.rules(ruleset)
    found = rules_info(ruleset, {"seats": str(rules.spec.least)})
    assert found.ruleset == ruleset
    assert {name for name, value in rules.chosen.items() if value != found_default(rules, name)} <= set(found.options)
    assert ruleset in game_info(type(rules)).rulesets


def found_default(rules: kvartal.Rules, name: str) -> object:
    return next(option.default for option in rules.options if option.name == name)


@pytest.mark.parametrize("text", ["", "chess", "town77(colour=red)", "town77(", "welcome(deck=64,nonsense)"])
def test_what_is_no_ruleset_is_refused(text: str) -> None:
    with pytest.raises(Problem) as caught:
        rules_info(text, {"seats": "2"})
    assert caught.value.code == "bad-ruleset"


@pytest.mark.parametrize(
    ("wanted", "seats", "option", "key", "args"),
    [
        ("welcome(expert)", 2, "american_dream", "welcome-mix-sheet", {"one": "american_dream", "two": "expert"}),
        ("welcome(solo)", 1, "doomsday", "welcome-mix-opponent", {"one": "doomsday", "two": "solo"}),
        ("town77", 3, "solo", "bad-seats", {"ruleset": "town77(solo)", "seats": 3, "least": 1, "most": 1}),
    ],
)
def test_what_does_not_go_together_says_why(
    wanted: str, seats: int, option: str, key: str, args: dict[str, object]
) -> None:
    found = rules_info(wanted, {"seats": str(seats)})
    assert option not in found.options
    assert (found.apart[option].key, found.apart[option].args) == (key, args)
    assert not set(found.apart) & set(found.options)
