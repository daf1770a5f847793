"""Sheets beside the tables: a real table that is written down is counted, and the results of the day are listed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from litestar import Response, get, post

from kvartal.core import ruleset
from kvartal.core.errors import KvartalError
from kvartal.core.rules import total
from kvartal.server import daily
from kvartal.server.bodies import Counted, DailyResult, ScoreLine, Written
from kvartal.server.http import Asking, body_of, known, site_of
from kvartal.server.problems import Problem
from kvartal.server.protocol import Refused


@post("/api/score", status_code=200)
async def score(request: Asking) -> Response[Counted | Refused]:
    """Counts a written table; what cannot be read comes back as a refusal that the reader's screen puts into words."""
    written = await body_of(request, Written)
    try:
        rules = ruleset.parse(written.ruleset)
    except KvartalError as error:
        raise Problem("bad-ruleset", str(error)) from error
    name = f"kvartal.games.{rules.title}.tally"
    if find_spec(name) is None:
        raise Problem("bad-ruleset", f"{rules.title} has no written form to count")
    try:
        lines, target = import_module(name).tally(rules, written.text)
    except KvartalError as error:
        return Response(Refused("", error.key, dict(error.args_)))
    return Response(
        Counted([ScoreLine(line.key, dict(line.args), line.points) for line in lines], total(lines), target)
    )


@get("/api/daily")
async def today(request: Asking) -> list[DailyResult]:
    """Lists who has finished the deal of the day, the best first."""
    try:
        rules = ruleset.parse(request.query_params.get("ruleset", ""))
    except KvartalError as error:
        raise Problem("bad-ruleset", str(error)) from error
    site, person = site_of(request), await known(request)
    day, who = site.lobby.now()[:10], person.id if person else None
    return await site.database.read(lambda t: daily.results(t, rules.ruleset, day, who))


HANDLERS = [score, today]
