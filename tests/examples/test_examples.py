"""The example game and bot work as packages from elsewhere do: found by entry points, with words, rules and laws."""

from __future__ import annotations

import pickle
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

import kvartal
from careful import Careful
from kvartal import lab
from kvartal.bots import names
from kvartal.cli import main
from kvartal.core import ruleset
from kvartal.core.errors import BadLine, Unreadable
from kvartal.core.position import Position
from kvartal.core.postext import read_facts
from kvartal.testing import laws, misprints
from kvartal.texts import Texts, book
from street import PASS, Common, Street, StreetGame, StreetRules

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Lets Python find the entry points of the examples, as an installed package has them."""
    points = tomllib.loads((EXAMPLES / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    offer(tmp_path, points)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(ruleset, "_titles", dict(ruleset._titles))
    yield tmp_path
    sys.path_importer_cache.clear()
    ruleset._elsewhere.cache_clear()


def offer(folder: Path, points: dict[str, dict[str, str]]) -> None:
    metadata = folder / "kvartal_street-1.0.dist-info"
    metadata.mkdir(exist_ok=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: kvartal-street\nVersion: 1.0\n")
    groups = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in found.items()) for group, found in points.items()]
    (metadata / "entry_points.txt").write_text("\n".join(groups))
    ruleset._elsewhere.cache_clear()


def test_the_game_is_found_by_its_entry_point_and_only_when_asked_for() -> None:
    assert "street" not in {kind.title for kind in ruleset.loaded()}
    assert isinstance(kvartal.rules("street"), StreetRules)
    assert kvartal.titles()
    assert "street" in {kind.title for kind in kvartal.titles()}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_game_keeps_every_law_and_its_own(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    rules = kvartal.rules("street")
    (law,) = type(rules).laws
    monkeypatch.setattr(StreetRules, "laws", (law, lambda state: asked.append(state.rules.title)))
    assert laws.hold("street", seats, games=2, seed=1).states == len(asked) > 20


def test_spoiled_texts_of_the_game_are_refused_or_played_to_the_end() -> None:
    held = misprints.hold("street", seats=3, texts=40)
    assert min(held.refused, held.played) > 5
    with pytest.raises(BadLine) as caught:
        kvartal.read_position("ruleset: street\nseats: 2\nply: 2\nlots 1: 3 0 2 0 0 0")
    assert (caught.value.key, caught.value.line) == ("street-lots", 4)


def test_a_law_of_the_game_is_noticed_when_it_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def read_anything(rules: StreetRules, lines: Sequence[tuple[int, str]], seats: int) -> Position:
        position = rules.new(seats)
        read_facts(lines, position)
        return position

    monkeypatch.setattr("street.fits", lambda lots, lot, number: lots[lot] == 0)
    monkeypatch.setattr(StreetRules, "read", read_anything)
    with pytest.raises(laws.Broken, match="streets ascend"):
        laws.hold("street", 2, games=5)


def test_a_turn_that_waits_for_chance_breaks_a_law_with_its_position(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = StreetGame.step

    def draw_again(game: StreetGame, code: int) -> None:
        """Has another number turned up in the middle of the turn."""
        if game.ply == 3 and code == PASS:
            game.fact(Common).number = 0
        else:
            usual(game, code)

    monkeypatch.setattr(StreetGame, "step", draw_again)
    with pytest.raises(laws.Broken, match=r"(?s)somebody can go on\nstreet, 2 seats.*no step follows pass.*\nply: 3"):
        laws.hold("street", 2, games=30, every=99)


def test_the_game_brings_its_words_and_its_rules() -> None:
    kvartal.rules("street")
    assert Texts("en").say("street-name") == "Street"
    assert Texts("en").say("street-line") == "Houses"
    assert Texts("ru").say("street-line") == "Дома"
    assert (book(StreetRules, "ru") or "").startswith("# Улица")
    told = CliRunner().invoke(main, ["explain", "street", "--lang", "en"])
    assert told.exit_code == 0
    assert "house brings 1 point" in told.output.replace("\n", " ")


def test_a_game_cannot_replace_words_of_others() -> None:
    before = Texts("en").say("option-twice", option="solo")
    kvartal.rules("street")
    assert Texts("en").say("option-twice", option="solo") == before


def test_the_game_survives_copies_pickles_and_texts() -> None:
    game = kvartal.new("street", seats=2, seed=3)
    while not game.over:
        game.play(game.acting[0], game.legal(game.acting[0])[0])
        again = pickle.loads(pickle.dumps(game.position))
        assert again == game.position
        assert again.digest() == game.position.digest()
    assert kvartal.replay(str(game.journal)).position == game.position
    assert any(game.position.record(Street, seat).lots[0] for seat in range(2))


def test_the_bot_is_known_by_name_by_place_as_object_and_as_class() -> None:
    rules = kvartal.rules("street")
    assert "careful" in names(rules)
    duels = [lab.duel(rules, 2, [bot, "random"], 12) for bot in ("careful", "careful:Careful", Careful(), Careful)]
    assert {duel.records[0].wins for duel in duels} == {duels[0].records[0].wins}
    assert duels[0].records[0].rate > 0.7
    assert [duel.records[0].bot for duel in duels] == ["careful", *["careful:Careful"] * 3]
    assert lab.simulate(rules, [Careful(), Careful()], games=2).games == 2


def test_a_bot_from_elsewhere_plays_in_other_processes() -> None:
    rules = kvartal.rules("town77")
    one, two = (lab.duel(rules, 2, [First(), "random"], 4, jobs=jobs) for jobs in (1, 2))
    assert [record.wins for record in one.records] == [record.wins for record in two.records]


class First:
    """Plays the first action."""

    def choose(self, sight: lab.Sight) -> kvartal.Action:
        return sight.legal[0]


@pytest.mark.parametrize(
    ("bot", "key"),
    [
        ("nobody", "unknown-bot"),
        ("careful:", "unknown-bot"),
        (":Careful", "unknown-bot"),
        ("nowhere:Bot", "broken-bot"),
        ("careful:Missing", "broken-bot"),
        ("json:JSONDecoder", "broken-bot"),
        ("builtins:str", "broken-bot"),
    ],
)
def test_a_bot_that_does_not_exist_is_named(bot: str, key: str) -> None:
    with pytest.raises(Unreadable, match=bot) as caught:
        lab.duel(kvartal.rules("street"), 2, [bot, "random"], 1)
    assert caught.value.key == key


@pytest.mark.parametrize(("place", "why"), [("nowhere:Rules", "nowhere"), ("careful:Careful", "no Rules class")])
def test_a_package_whose_game_cannot_be_loaded_is_named_and_left_out(installed: Path, place: str, why: str) -> None:
    offer(installed, {"kvartal.titles": {"street": place}})
    with pytest.raises(Unreadable, match=why):
        kvartal.rules("street")
    with pytest.warns(RuntimeWarning, match=why):
        assert "town77" in {kind.title for kind in kvartal.titles()}


@pytest.mark.parametrize("bots", ["careful", "careful:Careful"])
def test_the_command_line_takes_the_bot(bots: str) -> None:
    told = CliRunner().invoke(main, ["simulate", "street", "--seats", "2", "--games", "3", "--bots", bots])
    assert told.exit_code == 0, told.output
    assert bots in told.output
