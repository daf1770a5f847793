"""Both languages say everything, with the same arguments, and Russian counts rightly."""

import ast
import errno
import os
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.texts.fluent_files import messages, parse, resources

import kvartal
from kvartal.cli.tell import plan_told
from kvartal.core.errors import BadLine, Unreadable
from kvartal.texts import LANGUAGES, Texts, preferred

SOURCE = Path(__file__).parents[2] / "src" / "kvartal"
ERRORS = {"KvartalError", "Unreadable", "Refusal", "OutOfTurn"}
CASES = {"first", "accusative"}
"""Forms of a noun that sentences ask for: at their beginning, as an object."""
GENITIVE = {"town77-refusal-exchange-cap", "town77-hand-full", "estates-money", "welcome-fact-roswell-goal"}
"""After «не больше» and the like one form serves 2 and 5 alike."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        """The arguments that the sentence shows; those that only choose between forms are left out."""
        self.chosen: set[str] = set()
        """The arguments that choose."""
        self.references: set[str] = set()
        self.selects: list[list[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)
        assert node.attribute is None or node.attribute.name in CASES, node.attribute

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants]
        self.selects.append(keys)
        if isinstance(node.selector, ftl.VariableReference):
            self.chosen.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)


def variables(message: ftl.Message) -> Variables:
    found = Variables()
    found.visit(message)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read(lang: str) -> None:
    for name, file in resources(lang).items():
        junk = [entry.content for entry in parse(file).body if isinstance(entry, ftl.Junk)]
        assert junk == [], name


def test_both_languages_have_the_same_files_and_keys() -> None:
    ru, en = (resources(lang) for lang in LANGUAGES)
    assert set(ru) == set(en)
    for name in ru:
        keys = [[e.id.name for e in parse(files[name]).body if isinstance(e, ftl.Message)] for files in (ru, en)]
        assert set(keys[0]) ^ set(keys[1]) == set(), name


def test_what_one_language_shows_the_other_shows_or_chooses_by() -> None:
    ru, en = ({key: variables(message) for key, message in messages(lang).items()} for lang in LANGUAGES)
    lost = {
        f"{key} says nothing of {name} in {lang}"
        for key in set(ru) & set(en)
        for lang, one, other in (("ru", ru[key], en[key]), ("en", en[key], ru[key]))
        for name in other.names - one.names - one.chosen
    }
    assert lost == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_refer_to_messages_that_exist(lang: str) -> None:
    known = messages(lang)
    assert {r for message in known.values() for r in variables(message).references} <= set(known)


def keys_in_code() -> set[tuple[str, str]]:
    """Gives every message key that the sources name, with the file that names it."""
    found = set()
    titles = "|".join(kind.title for kind in kvartal.titles())
    for file in SOURCE.rglob("*.py"):
        where = str(file.relative_to(SOURCE))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                owned = rf"({titles})-(refusal|reason|tier|line|fact)-[a-z0-9-]+"
                if re.fullmatch(owned, node.value):
                    found.add((node.value, where))
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                at = 1 if name == "BadLine" else 0 if name in ERRORS or name == "say" else None
                key = node.args[at] if at is not None and at < len(node.args) else None
                if isinstance(key, ast.Constant) and isinstance(key.value, str) and "server" not in where:
                    found.add((key.value, where))
    return found


def test_every_key_in_the_sources_has_words() -> None:
    found = keys_in_code()
    assert len(found) > 60
    missing = {f"{key} ({where}) in {lang}" for key, where in found for lang in LANGUAGES if not Texts(lang).has(key)}
    assert missing == set()


def test_russian_plurals_have_all_their_forms() -> None:
    lacking = {
        key
        for key, message in messages("ru").items()
        for forms in variables(message).selects
        if "one" in forms and not ("few" in forms and {"many", "other"} & set(forms)) and key not in GENITIVE
    }
    assert lacking == set()


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (0, "Мешок пуст"),
        (1, "В мешке 1 плитка"),
        (2, "В мешке 2 плитки"),
        (5, "В мешке 5 плиток"),
        (11, "В мешке 11 плиток"),
        (21, "В мешке 21 плитка"),
        (22, "В мешке 22 плитки"),
        (40, "В мешке 40 плиток"),
    ],
)
def test_russian_counts_rightly(count: int, told: str) -> None:
    assert Texts("ru").say("town77-bag", count=count) == told


def test_russian_counts_players_by_the_last_number() -> None:
    say = Texts("ru").say
    assert say("card-players", min=1, max=4) == "1–4 игрока"
    assert say("card-players", min=2, max=5) == "2–5 игроков"


def test_russian_is_set_with_its_own_quotes_and_letters() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in resources("ru").values())
    values = [line.partition(" = ")[2] for line in text.splitlines() if " = " in line]
    assert [value for value in values if '"' in value.replace('""', "") or " - " in value] == []


class Openings(Visitor):
    """The words with which the variants of a message begin, as far as they are words."""

    def __init__(self, message: ftl.Message) -> None:
        self.found: list[str] = []
        self.visit(message.value)

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        first = node.elements[0]
        if isinstance(first, ftl.TextElement):
            self.found.append(first.value)
        elif isinstance(first.expression, ftl.SelectExpression):
            for variant in first.expression.variants:
                self.visit(variant)
        elif isinstance(first.expression, ftl.MessageReference) and first.expression.attribute is None:
            self.found.append(first.expression.id.name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_begins_with_a_capital(lang: str) -> None:
    """Those of which one can tell: what happened, what is refused, what to do."""
    sentence = re.compile(r"[a-z0-9]+-(fact|refusal|reason|status|tell|fault|why|goal)-|(status|error)-")
    small = {
        key: words
        for key, message in messages(lang).items()
        if (sentence.match(key) and not key.startswith("welcome-why-")) or key in ("hint-is", "cli-hint")
        for words in Openings(message).found
        if words[0].islower()
    }
    assert small == {}


POINTING = re.compile(r"(?<!not )\b(?:touch|tap|click)\b|косн(?:ит|уть)|щ[её]лкн|тапн", re.IGNORECASE)
"""Words for what only one sort of device does; that a card does not touch the city is another matter."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_true_of_a_finger_a_mouse_and_a_keyboard(lang: str) -> None:
    lines = [line for file in resources(lang).values() for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if POINTING.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_below_zero_have_a_minus_and_dots_are_one_sign(lang: str) -> None:
    wrong = re.compile(r"(?<![\w,])-\d|\.\.\.|\d (?:%|ч\b|мин\b|минут|min\b|minutes)")
    text = {name: file.read_text(encoding="utf-8") for name, file in resources(lang).items() if name != "help.ftl"}
    assert {name: found for name in text if (found := wrong.findall(text[name]))} == {}
    assert Texts(lang).say("estates-tier-points", value=-3).startswith("−3 ")


def test_names_are_listed_as_the_language_does() -> None:
    assert Texts("en").say("cli-waits", seats=["Anna", "Bob"], count=2) == "Waiting for Anna and Bob."
    assert Texts("ru").say("cli-waits", seats=["Анна", "Борис", "Вера"], count=3) == "Ходят Анна, Борис и Вера."


@pytest.mark.parametrize(
    ("sizes", "ru", "en"),
    [
        ([1] * 6, "Завершите шесть групп по одному дому.", "Complete six estates of one house."),
        ([3, 3, 4], "Завершите две группы по три дома и группу из четырёх домов.", None),
        ([1, 4, 5], None, "Complete an estate of one house, an estate of four houses, and an estate of five houses."),
    ],
)
def test_a_plan_says_what_it_wants(sizes: list[int], ru: str | None, en: str | None) -> None:
    for lang, said in (("ru", ru), ("en", en)):
        assert said is None or plan_told(Texts(lang), "welcome-plan-estates", sizes) == said


def test_what_the_system_says_is_told_in_the_readers_language() -> None:
    why = os.strerror(errno.ENOENT)
    assert Texts("ru").say("cli-file", file="x", why=why) == "Файл x не читается: такого файла или папки нет."
    assert Texts("ru").say("cli-file", file="x", why="boom") == "Файл x не читается: boom."


def test_an_exception_reads_as_a_sentence_with_its_key() -> None:
    with pytest.raises(Unreadable) as caught:
        kvartal.rules("town78")
    assert str(caught.value).startswith("There is no game “town78”; there are: ")
    assert str(caught.value).endswith(" [unknown-title]")
    assert str(Unreadable("no-such-key", seat=3)) == "no-such-key: seat 3"


def test_an_error_is_worded_with_its_line_and_its_cause() -> None:
    with pytest.raises(BadLine) as caught:
        kvartal.read_position("ruleset: town77\nseats: 2\ntown: A1\nhand 0: Q9")
    said = Texts("en").explain(caught.value)
    assert said.startswith("Line 4: “Q9” is not a tile")
    assert Texts("ru").explain(caught.value).startswith("Строка 4: «Q9» — не плитка")


@pytest.mark.parametrize(("lang", "said"), [("en", "shrinks to nothing."), ("ru", "не остаётся участков.")])
def test_a_row_without_lots_is_not_counted(lang: str, said: str) -> None:
    assert Texts(lang).say("estates-fact-shortened", name="Anna", value=3, row="B", length=0).endswith(said)


def test_a_key_without_words_stands_for_itself() -> None:
    assert Texts("ru").say("no-such-key", seat=3) == "no-such-key: seat 3"


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Texts("fr").explain(Unreadable("action-empty")) == "Write an action."


@pytest.mark.parametrize(
    ("environ", "lang"),
    [({}, "en"), ({"LANG": "ru_RU.UTF-8"}, "ru"), ({"LANG": "ru_RU", "LC_ALL": "en_GB"}, "en"), ({"LANG": "de"}, "en")],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert preferred(environ) == lang
