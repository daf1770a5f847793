import doctest
import re
from pathlib import Path

from click import Group

from kvartal.cli import main

README = Path(__file__).parents[1] / "README.md"


def test_the_library_example_runs_as_shown() -> None:
    block = README.read_text(encoding="utf-8").partition("```pycon\n")[2].partition("```")[0]
    example = doctest.DocTestParser().get_doctest(block, {}, "README", str(README), 0)
    results = doctest.DocTestRunner().run(example)
    assert results.failed == 0
    assert results.attempted == 12


def test_every_command_of_the_overview_exists() -> None:
    assert isinstance(main, Group)
    shown = re.findall(r"^\| `(\w+)[^`]*` \|", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(shown) >= 9
    assert set(shown) <= set(main.commands)


def test_every_file_it_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^):]+)\)", README.read_text(encoding="utf-8"))
    assert [link for link in links if not (README.parent / link).exists()] == []
