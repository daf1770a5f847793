"""Sheets beside the tables: a written table is counted, blank sheets are printed, the results of the day are listed."""

from __future__ import annotations

import asyncio
from importlib import import_module
from importlib.util import find_spec

from litestar import Response, get, post

from kvartal.core.errors import KvartalError
from kvartal.core.rules import Tallied, Tally, total
from kvartal.games import TITLES
from kvartal.printing import PAPERS, file_name
from kvartal.server import daily
from kvartal.server.bodies import Counted, CountedSheet, DailyResult, Fault, ScoreLine, Written
from kvartal.server.http import Asking, body_of, known, rules_of, site_of
from kvartal.server.problems import Problem
from kvartal.server.protocol import Refused
from kvartal.texts import LANGUAGES

MOST_SHEETS = 40
"""More than a family needs at once, and little enough to be made while somebody waits."""
COUNTS = [str(count) for count in range(1, MOST_SHEETS + 1)]


@post("/api/score", status_code=200)
async def score(request: Asking) -> Response[Counted | Refused]:
    """Counts a written table; what cannot be read comes back as a refusal that the reader's screen puts into words."""
    written = await body_of(request, Written)
    rules = rules_of(written.ruleset)
    try:
        tally = await asyncio.to_thread(rules.tally, written.text)
    except KvartalError as error:
        return Response(Refused("", error.key, dict(error.args_)))
    if tally is None:
        raise Problem("bad-ruleset", f"{rules.title} has no written form to count here")
    return Response(_counted(tally))


def _counted(tally: Tally) -> Counted:
    return Counted([_sheet(one) for one in tally.sheets], tally.target, tally.table)


def _sheet(one: Tallied) -> CountedSheet:
    told = [ScoreLine(line.key, dict(line.args), line.points) for line in one.lines]
    wrong, odd = ([Fault(found.key, dict(found.args_)) for found in kind] for kind in (one.faults, one.notes))
    return CountedSheet(one.name, told, total(one.lines), wrong, odd, one.place, one.view)


@get("/api/daily")
async def today(request: Asking) -> list[DailyResult]:
    """Lists who has finished the deal of the day, the best first."""
    rules = rules_of(request.query_params.get("ruleset", ""))
    site, person = site_of(request), await known(request)
    day, who = site.lobby.now()[:10], person.id if person else None
    return await site.database.read(lambda t: daily.results(t, rules, day, who))


@get("/api/print/{title:str}")
async def blank(request: Asking) -> Response[bytes]:
    """Makes a PDF of blank sheets to write on; see `kvartal print`."""
    title = str(request.path_params["title"])
    name = f"kvartal.printing.{title}"
    if title not in TITLES or find_spec(name) is None:
        raise Problem("unknown-page", "this title has no sheets to print")
    asked = request.query_params
    count, paper, lang = asked.get("sheets", "2"), asked.get("paper", "a4"), asked.get("lang", "en")
    if count not in COUNTS and not (count == "0" and "aid" in asked):
        raise Problem("malformed", f"sheets is a number from 1 to {MOST_SHEETS}, or 0 with aid")
    if paper not in PAPERS or lang not in LANGUAGES:
        raise Problem("malformed", f"paper is {' or '.join(PAPERS)}, lang is {' or '.join(LANGUAGES)}")
    wishes = {"low_ink": "low-ink" in asked, "aid": "aid" in asked}
    made = await asyncio.to_thread(import_module(name).sheets, int(count), paper, lang, **wishes)
    named = file_name(title, int(count), paper, lang, **wishes)
    headers = {"content-disposition": f'inline; filename="{named}"'}
    return Response(made, media_type="application/pdf", headers=headers)


HANDLERS = [score, today, blank]
