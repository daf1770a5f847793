"""Base code names no expansion; expansions know nothing of each other; guesses are marked."""

import re
from pathlib import Path

import pytest

import kvartal
from kvartal.games.welcome import expansions
from kvartal.games.welcome.extension import Extension
from kvartal.games.welcome.kit import Kit
from kvartal.games.welcome.modes.expert import Expert
from kvartal.games.welcome.supplies.way import Way
from kvartal.games.welcome.tables import table
from kvartal.games.welcome.town import Listener, Supply

HOME = Path(str(expansions.__file__)).parents[1]
NAMES = [kind.name for kind in expansions.KINDS]
LATER = ["zombie", "halloween", "american"]


def naming(files: list[Path]) -> dict[str, list[str]]:
    """Finds the files that speak of an expansion, and what they say."""
    words = re.compile("|".join([*NAMES, *LATER, "garland", "zurg", "saucer", r"\bcone"]), re.IGNORECASE)
    named = {file.name: words.findall(file.read_text("utf-8")) for file in files}
    return {name: found for name, found in named.items() if found}


def test_base_code_names_no_expansion() -> None:
    base = [file for file in HOME.rglob("*") if file.suffix in (".py", ".pxd") and "expansions" not in file.parts]
    assert len(base) > 20
    assert naming(base) == {}


def test_the_board_names_none_either() -> None:
    board = Path(__file__).parents[2] / "web" / "src" / "boards" / "welcome"
    assert sorted(file.parent.name for file in (board / "layers").glob("*/index.ts")) == NAMES
    base = [
        file for file in board.rglob("*") if file.suffix in (".ts", ".svelte") and file.parent.parent.name != "layers"
    ]
    assert len(base) > 30
    assert naming(base) == {}


def moments(kind: type) -> list[str]:
    """Names what a newcomer may override."""
    named = [name for name, value in vars(kind).items() if callable(value) and not name.startswith("_")]
    return [name for name in named if not name.startswith(("all_", "any_"))]


def test_every_moment_is_called_by_the_base_and_told_in_the_guide() -> None:
    base = [file for file in HOME.rglob("*.py") if "expansions" not in file.parts]
    code = "\n".join(file.read_text("utf-8") for file in base)
    guide = (Path(__file__).parents[2] / "docs" / "adding-an-expansion.md").read_text("utf-8")
    prose = re.sub("```.*?```", "", guide, flags=re.DOTALL)
    told = {word for words in re.findall("`([^`]+)`", prose) for word in words.split()}
    for kind, least in ((Listener, 15), (Extension, 20), (Supply, 9), (Way, 12)):
        assert len(moments(kind)) >= least
        assert [name for name in moments(kind) if not re.search(rf"\.{name}\(", code)] == []
        assert [name for name in moments(kind) if name not in told] == []


def test_expansions_know_nothing_of_each_other() -> None:
    for name in NAMES:
        files = [file for file in (HOME / "expansions" / name).iterdir() if file.suffix in (".py", ".pxd")]
        assert len(files) >= 4
        for file in files:
            assert not [other for other in NAMES if other != name and other in file.read_text("utf-8")]


def test_each_brings_five_plans_of_the_third_level() -> None:
    for kind in expansions.KINDS:
        rules = kvartal.rules(f"welcome({kind.name})")
        position = rules.new(rules.spec.least)
        position.turn_up(rules.odds(position)[0][0])
        position.turn_up(rules.odds(position)[0][0])
        assert len(rules.odds(position)) == (3 if kind.alone else 5)


def test_what_is_guessed_is_marked_so() -> None:
    for name in NAMES:
        for card in table(name)["plans"]:
            assert card["points_source"] != "reconstructed" or card["points_why"]
    game = kvartal.new("welcome(roswell)", seats=1, seed=1)
    assert game.view(0).sheets[0].layers["roswell"].reconstructed
    assert [goal.reconstructed for goal in game.view(0).sheets[0].layers["roswell"].goals] == [False, True, True, False]


def test_expansions_combine_with_modes_and_each_other() -> None:
    # A box has room for the plans of eight beside those of the expert game.
    mixed = [kind.name for kind in expansions.KINDS if not kind.alone][:8]
    game = kvartal.new(f"welcome(expert,{','.join(mixed)})", seats=2, seed=5)
    assert set(game.view(0).sheets[0].layers) == {"expert", *mixed}
    game = kvartal.new("welcome(expert,experienced,christmas,icecream,roswell)", seats=2, seed=5)
    assert set(game.view(0).sheets[0].layers) == {"expert", "christmas", "icecream", "roswell"}


def test_more_plans_than_a_box_can_hold_are_refused_in_a_sentence() -> None:
    mixed = [Expert(), *(kind() for kind in expansions.KINDS if not kind.alone)][:9]
    assert len(Kit(81, Way(81), mixed).plans) == 62
    with pytest.raises(kvartal.Unreadable) as caught:
        Kit(81, Way(81), [*mixed, mixed[-1]])
    assert (caught.value.key, caught.value.args_["most"]) == ("welcome-mix-plans", 64)
