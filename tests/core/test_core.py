"""The machinery that all games share, tried on Town 77."""

from collections.abc import Callable
from typing import Any

import pytest

import kvartal
from kvartal.core import bits
from kvartal.core.dealer import SeededDealer
from kvartal.core.driver import told
from kvartal.core.errors import BadLine, KvartalError, OutOfTurn, Refusal, Unreadable
from kvartal.core.game import Game, replay
from kvartal.core.journal import Journal
from kvartal.core.postext import Fields
from kvartal.core.rules import Tier, ranked
from kvartal.testing.walk import finished

SHORT = """
kvartal journal 2
ruleset: town77(solo)
version: 1
seats: 1
* A1
* B2
* C3
* D4     # a comment
0 place B2 b1
"""


# Sets


def test_bits_count_find_and_pick() -> None:
    mask = 0b1011_0000
    assert (bits.count(mask), bits.first(mask), [bits.pick(mask, k) for k in range(3)]) == (3, 4, [4, 5, 7])


# Chance


def test_equal_seeds_give_equal_streams_and_neighbours_do_not() -> None:
    first, again, other = kvartal.Rng(1), kvartal.Rng(1), kvartal.Rng(2)
    stream = [first.roll(1000) for _ in range(50)]
    assert stream == [again.roll(1000) for _ in range(50)] != [other.roll(1000) for _ in range(50)]
    assert all(0 <= number < 1000 for number in stream)


def test_the_stream_is_the_same_on_every_machine() -> None:
    rng = kvartal.Rng(77)
    assert [rng.roll(49) for _ in range(12)] == [16, 15, 14, 11, 33, 4, 37, 25, 44, 8, 7, 48]


class Whole:
    """A whole number that is no `int`, such as numpy has."""

    def __index__(self) -> int:
        return 7


def test_a_seed_may_be_any_whole_number() -> None:
    for seed in (-1, 10**30, 7):
        assert kvartal.new("town77", seed=seed).position == kvartal.new("town77", seed=seed).position
    assert kvartal.new("town77", seed=Whole()).position == kvartal.new("town77", seed=7).position  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [None, 1.5, "7"])
def test_what_is_no_whole_number_is_no_seed(seed: Any) -> None:
    with pytest.raises(TypeError, match=type(seed).__name__):
        kvartal.new("town77", seed=seed)
    with pytest.raises(TypeError, match=type(seed).__name__):
        kvartal.Rng(seed)


def test_a_fork_leaves_its_origin_repeatable() -> None:
    one, two = kvartal.Rng(5), kvartal.Rng(5)
    fork = one.fork()
    two.roll(2)
    assert one.roll(10**6) == two.roll(10**6)
    assert fork.roll(10**6) != one.roll(10**6)


def test_all_outcomes_are_about_equally_likely() -> None:
    rng = kvartal.Rng(3)
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.roll(7)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_a_scripted_dealer_deals_what_it_is_told() -> None:
    script = [*["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C5"], "first 1"]
    game = kvartal.new("town77", seats=2, dealer=kvartal.ScriptedDealer(script))
    assert game.acting == (1,)
    assert game.view(1).hands[1].tiles == ["B1", "B2", "B3", "B4"]


def test_a_scripted_dealer_refuses_the_impossible_and_says_when_it_ends() -> None:
    with pytest.raises(Unreadable, match="impossible-outcome"):
        kvartal.new("town77", seats=2, dealer=kvartal.ScriptedDealer(["A1", "A1"]))
    with pytest.raises(Unreadable, match="script-ended"):
        kvartal.new("town77", seats=2, dealer=kvartal.ScriptedDealer(["A1"]))


# Playing


def test_whoever_is_not_to_act_has_no_turn() -> None:
    game = kvartal.new("town77", seats=2, seed=1)
    idle = 1 - game.acting[0]
    assert game.legal(idle) == []
    with pytest.raises(OutOfTurn):
        game.play(idle, "keep")


@pytest.mark.parametrize("seat", [2, -3, 99])
@pytest.mark.parametrize("ask", [Game.view, Game.score])
def test_a_seat_that_is_not_there_is_named(ask: Callable[[Game, int], object], seat: int) -> None:
    with pytest.raises(Unreadable, match=rf"There is no seat {str(seat).replace('-', '−')}: the table has 2 seats"):
        ask(kvartal.new("town77", seats=2, seed=7), seat)


def test_a_refused_step_changes_nothing() -> None:
    game = kvartal.new("town77", seats=2, seed=1)
    before = (game.position.digest(), str(game.journal))
    with pytest.raises(Refusal):
        game.play(game.acting[0], "keep")
    assert (game.position.digest(), str(game.journal)) == before


def test_a_draft_can_be_undone_until_it_is_committed() -> None:
    game = kvartal.new("town77", seats=2, seed=1)
    seat = game.acting[0]
    draft = game.draft(seat)
    draft.step(draft.legal()[0])
    with pytest.raises(Refusal, match="turn-complete"):
        draft.step(draft.steps[0])
    draft.undo()
    draft.undo()
    assert (draft.steps, draft.complete) == ([], False)
    with pytest.raises(Unreadable, match="turn-incomplete"):
        game.commit(seat)
    draft.step(draft.legal()[-1])
    assert len(game.commit(seat)) >= 1


def test_a_turn_may_be_played_as_the_journal_writes_it_and_is_refused_as_a_whole() -> None:
    game = kvartal.new("welcome", seed=1)
    with pytest.raises(KvartalError):
        game.play(0, "take 1 / write 4 T0 / plan 3")
    assert game.draft(0).steps == []
    game.play(0, "take 1 / write 4 T0 / done")
    assert "0 take 1 / write 4 T0 / done" in map(str, game.journal.entries)


@pytest.mark.parametrize("seat", ["0", None, 0.0])
def test_what_is_no_whole_number_is_no_seat(seat: Any) -> None:
    game = kvartal.new("town77", seed=7)
    asks: list[Callable[[], object]] = [
        lambda: game.play(seat, "keep"),
        lambda: game.legal(seat),
        lambda: game.view(seat),
        lambda: game.score(seat),
    ]
    for ask in asks:
        with pytest.raises(TypeError, match=type(seat).__name__):
            ask()


@pytest.mark.parametrize("action", [None, 7, b"keep"])
def test_what_is_neither_an_action_nor_its_text_is_named(action: Any) -> None:
    game = kvartal.new("town77", seed=7)
    with pytest.raises(TypeError, match=f"not {type(action).__name__}"):
        game.play(game.acting[0], action)


def test_a_step_is_kept_in_its_one_spelling() -> None:
    rules, position = kvartal.read_position("ruleset: town77\nseats: 2\ntown: A1\nhand 0: B2 C2 D2 E5\nhand 1: C3\n")
    game = kvartal.Game(rules, position)
    game.play(0, "exchange D2  B2 C2")
    assert "0 exchange B2 C2 D2" in str(game.journal).splitlines()


def test_a_copy_shares_nothing() -> None:
    game = kvartal.new("town77", seats=2, seed=1)
    twin = game.copy()
    game.play(game.acting[0], game.legal(game.acting[0])[0])
    assert len(twin.journal.entries) < len(game.journal.entries)
    assert twin.position.digest() != game.position.digest()


def test_equal_seats_share_the_better_place() -> None:
    standings = ranked((Tier("points"), Tier("time", high=False)), [(3, 1), (5, 2), (5, 2), (3, 0)])
    assert [standing.place for standing in standings] == [4, 1, 1, 3]


# Journals


def test_a_journal_is_read_with_comments_and_blank_lines() -> None:
    game = replay(SHORT.strip())
    assert game.view(0).town[1].tile == "B2"


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ("kvartal journal 2", "kvartal journal 9", 1, "journal-head"),
        ("ruleset: ", "rules: ", 2, "journal-wants"),
        ("version: 1", "version: one", 3, "journal-number"),
        ("version: 1", "version: 0", 3, "journal-version-0"),
        ("seats: 1", "seats:", 4, "journal-wants"),
        ("* A1", "? A1", 5, "journal-entry"),
        ("0 place B2 b1", "0 place B2 b1 / ", 9, "journal-entry"),
        ("0 place", "٠ place", 9, "journal-entry"),
    ],
)
def test_a_journal_that_cannot_be_read_says_where(old: str, new: str, line: int, key: str) -> None:
    with pytest.raises(BadLine) as caught:
        Journal.read(SHORT.strip().replace(old, new))
    assert (caught.value.key, caught.value.args_["line"]) == (key, line)


@pytest.mark.parametrize("text", ["", "\n# nothing but a comment\n"])
def test_an_empty_journal_is_told_how_one_begins(text: str) -> None:
    with pytest.raises(BadLine) as caught:
        Journal.read(text)
    assert (caught.value.key, caught.value.line) == ("journal-head", 1)


def test_a_journal_that_breaks_off_says_what_is_missing() -> None:
    with pytest.raises(BadLine) as caught:
        Journal.read("kvartal journal 2\nruleset: town77\n")
    assert (caught.value.key, caught.value.args_["wanted"]) == ("journal-short", "version")


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("0 place B2 b1", "0 place B2 c1", 9, "town77-refusal-alone"),
        ("0 place B2 b1", "1 place B2 b1", 9, "out-of-turn"),
        ("0 place B2 b1", "* G7", 9, "journal-no-chance"),
        ("* C3", "* B2", 7, "impossible-outcome"),
        ("* C3", "* C3 / D4", 7, "journal-one-outcome"),
    ],
)
def test_a_journal_that_cannot_have_been_played_says_where_and_why(old: str, new: str, line: int, why: str) -> None:
    with pytest.raises(BadLine) as caught:
        replay(SHORT.strip().replace(old, new))
    assert (caught.value.key, caught.value.args_["line"]) == ("journal-entry-fails", line)
    assert isinstance(caught.value.__cause__, KvartalError)
    assert caught.value.__cause__.key == why


def test_a_journal_that_is_replayed_quickly_is_compared_at_its_last_digest() -> None:
    game = Game.new("town77(solo)", seed=3)
    for _ in range(4):
        game.play(0, game.legal(0)[0])
    record = game.journal.copy()
    quick = replay(record, thorough=False)
    assert (quick.position.digest(), quick.journal) == (game.position.digest(), game.journal)
    quick.dealer = SeededDealer(1)
    quick.play(0, quick.legal(0)[0])
    assert len(quick.journal.digests) > len(record.digests), "it goes on taking digests"
    last = max(record.digests)
    before = max(number for number in record.digests if number < last)
    record.digests[before] = "0" * 16
    replay(record, thorough=False)
    with pytest.raises(BadLine, match="journal-digest"):
        replay(record)
    record.digests[last] = "0" * 16
    with pytest.raises(BadLine, match="journal-digest"):
        replay(record, thorough=False)


def test_a_journal_with_a_wrong_digest_is_refused() -> None:
    wrong, right = "= 0000000000000000", f"= {replay(SHORT.strip()).position.digest()}"
    for text, line in (
        (f"{SHORT.strip()}\n{wrong}", 9),
        (f"{SHORT.strip()}\n\n{wrong}\n{right}", 12),
        (SHORT.strip().replace("* A1", f"{wrong}\n* A1"), 4),
    ):
        with pytest.raises(BadLine, match="journal-digest") as caught:
            replay(text)
        assert caught.value.args_["line"] == line
    assert len(replay(f"{SHORT.strip()}\n{right}\n{right}").journal.entries) == 5


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ("ruleset: town77(solo)", "ruleset: town78", 2, "unknown-title"),
        ("ruleset: town77(solo)", "ruleset: town77(solo,calls)", 2, "option-idle"),
        ("version: 1", "version: 99", 3, "journal-version"),
        ("seats: 1", "seats: 2", 4, "bad-seats"),
    ],
)
def test_a_journal_that_cannot_be_played_here_says_where(old: str, new: str, line: int, key: str) -> None:
    with pytest.raises(BadLine) as caught:
        replay(SHORT.strip().replace(old, new))
    assert (caught.value.key, caught.value.line) == (key, line)
    unread = Journal.read(SHORT.strip().replace(old, new))
    unread.heads = {}
    with pytest.raises(Unreadable, match=key) as caught_unread:
        replay(unread)
    assert "line" not in caught_unread.value.args_, "a journal that was not read from a text has no lines"


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ("| hand 1: D4", "| hand 1: A1", 9, "town77-tile-twice"),
        ("| hand 1: D4", "| hnd 1: D4", 9, "position-unknown"),
        ("| hand 0: B2 C3\n", "", 9, "town77-hand-needed"),
    ],
)
def test_a_journal_names_its_own_line_for_a_fault_of_the_position_it_begins_at(
    old: str, new: str, line: int, key: str
) -> None:
    head = "kvartal journal 2\nruleset: town77\nversion: 2\nseats: 2\n"
    text = f"{head}| town:\n# the first house\n|   A1\n| hand 0: B2 C3\n| hand 1: D4\n0 place B2 b1\n"
    assert replay(text).acting == ()
    with pytest.raises(BadLine) as caught:
        replay(text.replace(old, new))
    assert (caught.value.key, caught.value.line) == (key, line)


def test_a_story_ends_where_the_game_ends() -> None:
    rules = kvartal.rules("town77")
    game = finished(rules, 3, 1)
    start = rules.new(3)
    story = told(rules, game.journal.entries, start, kvartal.EVERYTHING)
    assert (len(story), start.digest()) == (len(game.journal.entries), game.position.digest())


# Positions as text


def test_a_missing_field_and_a_number_out_of_range_are_named() -> None:
    fields = Fields([(3, "seats left: 12")])
    with pytest.raises(BadLine, match="position-wants"):
        fields.text("bag")
    with pytest.raises(BadLine, match="position-range"):
        fields.number("seats left", most=5)
    assert fields.number("seats left") == 12


def test_errors_read_as_sentences_and_plainly_as_key_and_arguments() -> None:
    error = BadLine(4, "journal-wants", wanted="x")
    assert str(error) == "Line 4: The line “x” should stand here. [journal-wants]"
    assert error.plain == "journal-wants: line 4, wanted x"
    assert str(Refusal("nobody-words-this", seats=9)) == "nobody-words-this: seats 9"
    assert Refusal("turn-complete").plain == "turn-complete"


# Play-outs


def test_playouts_are_repeatable_and_leave_the_start_alone() -> None:
    start = kvartal.new("town77", seats=3, seed=4).position
    before = start.digest()
    runs = []
    for _ in range(2):
        loop = kvartal.Playouts(start, seed=9)
        runs.append((loop.run(20), loop.world.digest()))
    assert runs[0] == runs[1]
    assert start.digest() == before


def test_a_game_without_a_dealer_waits_for_chance() -> None:
    rules = kvartal.rules("town77")
    game = Game(rules, rules.new(2))
    game.deal()
    assert game.pending == kvartal.Chance()
