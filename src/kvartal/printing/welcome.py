"""Sheets of Welcome To on paper, two a page or one that is high, and the player aid of the six effects."""

from __future__ import annotations

from kvartal.core.errors import Unreadable
from kvartal.core.ruleset import parse
from kvartal.games.welcome.expansions import KINDS
from kvartal.games.welcome.rules import WelcomeTo
from kvartal.games.welcome.tables import EFFECTS, table
from kvartal.printing import PAPERS, layers, pdf
from kvartal.texts import Texts

WORDS = "name player town date parks pools temps estates bis refusals roundabouts plans total most ends aid turn end"


def sheets(
    count: int,
    paper: str = "a4",
    lang: str = "en",
    *,
    ruleset: str = "welcome",
    low_ink: bool = False,
    aid: bool = False,
) -> bytes:
    """Makes a PDF of sheets, two a page or one that is high, and of a page of player aids if wanted."""
    texts = Texts(lang)
    rules = parse(ruleset)
    assert isinstance(rules, WelcomeTo)
    printed = [sheet for extension in rules.kit.extensions if (sheet := extension.sheet())]
    for extension in rules.kit.extensions:
        if isinstance(extension, KINDS) and not layers.has("welcome", extension.name):
            raise Unreadable("print-no-layer", name=extension.name)
    tables = {extension.name: extension.printed for extension in rules.kit.extensions}
    effects = [
        {
            "id": effect,
            "name": texts.say(f"welcome-paper-effect-{effect}"),
            "text": texts.say(layers.aid("welcome", tables, f"effect-{effect}-does")),
        }
        for effect in EFFECTS
    ]
    return pdf(
        "welcome.typ",
        {
            "sheets": count,
            "aid": aid,
            "paper": PAPERS[paper],
            "lang": texts.lang,
            "lowInk": low_ink,
            "facts": printed[0] if printed else table("sheet"),
            "layers": layers.drawn("welcome", tables, texts),
            "effects": effects,
            "notes": [
                {"name": texts.say(f"welcome-option-{name}"), "text": texts.say(layers.about("welcome", name))}
                for name in tables
                if layers.has("welcome", name)
            ],
            "words": {word: texts.say(layers.aid("welcome", tables, word)) for word in WORDS.split()},
            "steps": [texts.say(layers.aid("welcome", tables, f"turn-{step}")) for step in range(1, 5)],
        },
    )
