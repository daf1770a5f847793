"""Both languages say everything, with the same arguments, and Russian counts rightly."""

import ast
import re
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kvartal
from kvartal.core.errors import BadLine, Unreadable
from kvartal.texts import LANGUAGES, Texts, folder, preferred

SOURCE = Path(__file__).parents[2] / "src" / "kvartal"
ERRORS = {"KvartalError", "Unreadable", "Refusal", "OutOfTurn"}
GENITIVE = {"town77-refusal-exchange-cap", "town77-hand-full"}
"""After «не больше» and the like one form serves 2 and 5 alike."""


def resources(lang: str) -> dict[str, Traversable]:
    return {file.name: file for file in folder(lang).iterdir() if file.name.endswith(".ftl")}


def parse(file: Traversable) -> ftl.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def messages(lang: str) -> dict[str, ftl.Message]:
    found = {}
    for file in resources(lang).values():
        for entry in parse(file).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is worded twice in {lang}"
                found[entry.id.name] = entry
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[list[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants]
        self.selects.append(keys)
        self.generic_visit(node)


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


def test_both_languages_use_the_same_arguments() -> None:
    ru, en = (messages(lang) for lang in LANGUAGES)
    unlike = {
        key: (sorted(variables(ru[key]).names), sorted(variables(en[key]).names))
        for key in ru
        if key in en and variables(ru[key]).names != variables(en[key]).names
    }
    assert unlike == {}


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


def test_an_error_is_worded_with_its_line_and_its_cause() -> None:
    with pytest.raises(BadLine) as caught:
        kvartal.read_position("ruleset: town77\nseats: 2\ntown: A1\nhand 0: Q9")
    said = Texts("en").explain(caught.value)
    assert said.startswith("Line 4: “Q9” is not a tile")
    assert Texts("ru").explain(caught.value).startswith("Строка 4: «Q9» — не плитка")


def test_a_key_without_words_stands_for_itself() -> None:
    assert Texts("ru").say("no-such-key", seat=3) == "no-such-key: seat 3"


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Texts("fr").explain(Unreadable("action-empty")) == "No action is named."


@pytest.mark.parametrize(
    ("environ", "lang"),
    [({}, "en"), ({"LANG": "ru_RU.UTF-8"}, "ru"), ({"LANG": "ru_RU", "LC_ALL": "en_GB"}, "en"), ({"LANG": "de"}, "en")],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert preferred(environ) == lang
