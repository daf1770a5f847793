"""Refusals say what is true of the moment in which they come."""

from tests.welcome.table import row, table
from tests.welcome.test_halloween import ghosts, haunted
from tests.welcome.test_rivals import rival_table

from kvartal.texts import Texts


def test_one_card_of_a_hand_is_no_pair() -> None:
    at = rival_table("hand 0: 3-fence 8-pool 12-bis")
    assert at.why("take 1") == "two-cards"
    assert at.why("take 2 2") == "same-card"
    assert table().why("take 1 2") == "no-pair"


def test_where_a_card_is_given_away_nobody_is_just_done() -> None:
    at = rival_table("hand 0: 3-fence 8-pool", words="rivals=1,zombies", plans="N1-1 N2-1 ZOMBIE-1")
    assert at.why("done") == "now"
    assert at.why("take 1 2", "write 3 T1", "done") == "done"
    assert "give 1" in at.legal("take 1 2", "write 3 T1")


def test_whoever_was_first_may_ask_for_a_shuffle_once_the_estates_are_picked() -> None:
    houses = row("T", "1", "2", "3|", "4", "5", "6|", "7", "8", "9|") | row("M", "1", "2", "3|", "4", "5", "6|", "7|")
    at = table(houses | row("B", "1", "2", "3|"), "15-agent 5-park 12-bis", plans="N1-3 N2-3 N3-1")
    refused = at.refused("take 1", "write 15 B9", "plan 1", "reshuffle")
    assert (refused.key, refused.args_.get("stage")) == ("welcome-refusal-shuffle", None)
    four = houses | row("M", "1", "2", "3", "4|", start=0) | row("B", "1", "2", "3|", "4", "5", "6|", "7", "8", "9|")
    at = table(four, "15-agent 5-park 12-bis", plans="N1-1 N2-3 N3-3", more="turn 0: built combo=0 house=T0 first=1")
    refused = at.refused("plan 2", "reshuffle")
    assert (refused.key, refused.args_["stage"]) == ("welcome-refusal-now", "picking")


def test_an_estate_of_the_right_size_may_lack_what_the_plan_wants() -> None:
    houses = row("B", "1", "2", "3|", "4", "5", "6|", "7", "8", "9|", "10", "11", "12|") | row("T", "1|")
    at = table(
        houses, "15-agent 5-park 12-bis", "welcome(icecream)", "N1-1 N2-1 ICE-2", more="cones 0: B0", anyhow=True
    )
    claim = ("take 1", "write 15 M9", "plan 3")
    assert at.why(*claim, "estate B0") == "estate-sort"
    assert at.why(*claim, "estate T0") == "estate"
    assert at.why(*claim, "estate B3", "estate B3") == "estate-used"


def test_a_pool_that_the_ghosts_circled_is_built_already() -> None:
    more = "ghostlevels 0: o - -\ntreats 0: pool 1"
    at = haunted(ghosts(4), more=more, houses={"B10": ".~"}, pairs="15-pool 8-agent 12-bis")
    assert at.why("take 1", "write 15 B10", "pool") == "pool-built"
    assert at.why("take 1", "write 15 M10", "pool") == "no-pool"


def test_a_number_that_stands_on_the_street_is_named_without_an_article() -> None:
    refused = table(row("T", "8"), "8-agent 5-park 12-bis").refused("take 1", "write 8 T5")
    assert Texts("en").explain(refused) == "8 cannot go on lot T5: this street already has 8, on lot T0."
