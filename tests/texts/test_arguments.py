"""Whatever a game tells, refuses or counts brings its sentence every argument that the sentence names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from random import Random

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.texts.fluent_files import messages

import kvartal
from kvartal import testing
from kvartal.cli.tell import fact_args, names, tier_told
from kvartal.core.driver import told
from kvartal.core.game import Game
from kvartal.core.rules import Fact, Rules
from kvartal.games import TITLES
from kvartal.testing.walk import finished, walk
from kvartal.texts import LANGUAGES, Texts

COUNTED = {"zero", "one", "two", "few", "many", "other"}
"""Variants that any number or word may fall under."""
Sentence = tuple[str, Mapping[str, object]]

RULESETS = [ruleset for ruleset in testing.rulesets() if ruleset.partition("(")[0] in TITLES]
"""Those of Kvartal: titles that other tests make up have no words."""


class Wants(Visitor):
    """What a message asks for: arguments, and for each choice between words the words that it knows."""

    def __init__(self, lang: str, key: str) -> None:
        self.lang = lang
        self.names: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []
        self.visit(messages_of(lang)[key])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        inner = wants(self.lang, node.id.name)
        self.names |= inner.names

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
        if isinstance(node.selector, ftl.VariableReference) and not keys & COUNTED:
            self.choices.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def messages_of(lang: str) -> dict[str, ftl.Message]:
    return messages(lang)


@cache
def wants(lang: str, key: str) -> Wants:
    return Wants(lang, key)


def gaps(said: Sentence) -> Iterator[str]:
    """Names what a sentence would lack, in either language."""
    key, args = said
    for lang in LANGUAGES:
        if not Texts(lang).has(key):
            yield f"{key} has no words in {lang}"
            continue
        for name in wants(lang, key).names - set(args):
            yield f"{key} in {lang} is not given ${name}"
        for name, known in wants(lang, key).choices:
            # A list of one chooses as that one does.
            told = args.get(name)
            if name in args and str(told[0] if isinstance(told, list) and len(told) == 1 else told) not in known:
                yield f"{key} in {lang} has no words for ${name} = {args[name]}"


def facts_of(game: Game) -> Iterator[Fact]:
    """Gives what every reader was told."""
    rules, seats = game.rules, game.position.seats
    for reader in (*range(seats), kvartal.SPECTATOR, kvartal.EVERYTHING):
        yield from chain.from_iterable(told(rules, game.journal.entries, rules.new(seats), reader))


def refusals_of(rules: Rules, seats: int, seed: int, samples: int = 30) -> Iterator[Sentence]:
    """Gives reasons why actions chosen at random are refused, at every step of a random game."""
    rng = Random(seed)
    for game in walk(rules, seats, seed):
        for seat in game.acting[:2]:
            draft = game.draft(seat)
            while True:
                for code in rng.sample(range(rules.spec.codes), min(samples, rules.spec.codes)):
                    try:
                        rules.action(code)
                    except (kvartal.KvartalError, IndexError, ValueError):
                        continue
                    refusal = rules.refusal(draft.position, code)
                    if refusal is not None:
                        yield refusal.key, refusal.args_
                if draft.complete:
                    break
                draft.step(rng.choice(draft.legal()))
            while draft.steps:
                draft.undo()


def seats_of(rules: Rules) -> int:
    return min(3, rules.spec.most)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_fact_names_what_its_sentence_needs(ruleset: str) -> None:
    rules = kvartal.rules(ruleset)
    people = names(Texts("en"), seats_of(rules))
    seen = [fact for seed in range(3) for fact in facts_of(finished(rules, seats_of(rules), seed))]
    assert len({fact.key for fact in seen}) > 2
    lacking = {gap for fact in seen for gap in gaps((fact.key, fact_args(Texts("en"), fact, people)))}
    assert lacking == set()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_refusal_names_what_its_sentence_needs(ruleset: str) -> None:
    rules = kvartal.rules(ruleset)
    seen = list(refusals_of(rules, seats_of(rules), seed=1))
    assert seen
    assert {gap for said in seen for gap in gaps(said)} == set()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_score_line_and_ending_names_what_its_sentence_needs(ruleset: str) -> None:
    rules = kvartal.rules(ruleset)
    for seed in range(3):
        game = finished(rules, seats_of(rules), seed)
        assert game.over
        lines = [(line.key, line.args) for seat in range(game.position.seats) for line in game.score(seat)]
        assert {gap for said in [*lines, (game.over.reason, {})] for gap in gaps(said)} == set()
        for tier in rules.spec.tiers:
            assert list(gaps((tier.key, {"value": 0, "size": 0, "sign": "zero", "rank": 1}))) == []
            assert all("{" not in tier_told(Texts(lang), tier.key, value) for lang in LANGUAGES for value in (-3, 0, 3))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_buyer_and_the_seller_are_named(lang: str) -> None:
    people = ["Anna", "Boris"]
    fact = Fact("estates-fact-sold", {"seat": 0, "rival": 1, "price": 3, "piece": "Y5"})
    said = Texts(lang).say(fact.key, **fact_args(Texts(lang), fact, people))
    assert all(name in said for name in people)


def test_a_gap_is_noticed() -> None:
    """A sentence that lacks a name or meets an unknown word is found."""
    sold = ("estates-fact-sold", {"name": "Anna", "price": 3, "piece": "Y5"})
    assert "estates-fact-sold in en is not given $rival-name" in set(gaps(sold))
    ended = ("estates-fact-ended", {"reason": "flood"})
    assert "estates-fact-ended in ru has no words for $reason = flood" in set(gaps(ended))
