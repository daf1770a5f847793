"""Runs commands as a shell does."""

from click.testing import CliRunner, Result

from kvartal.cli import main


def run(*words: str, text: str | None = None, lang: str = "en") -> Result:
    return CliRunner().invoke(main, list(words), input=text, env={"LC_ALL": lang})


def good(*words: str, text: str | None = None, lang: str = "en") -> str:
    result = run(*words, text=text, lang=lang)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.stdout


def bad(*words: str, text: str | None = None, lang: str = "en") -> str:
    """Gives the one line that is said about bad input."""
    result = run(*words, text=text, lang=lang)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()
