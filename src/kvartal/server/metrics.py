"""Metrics for Prometheus; nothing in them is about a person or a table."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from kvartal.server.site import Site


class SiteMetrics(Collector):
    """Reads the numbers of a site when they are asked for."""

    def __init__(self, site: Site) -> None:
        self.site = site

    def collect(self) -> Iterator[Metric]:
        """Yields all numbers."""
        site = self.site
        tables = list(site.lobby.tables.values())
        for name, told, value in (
            ("tables", "Tables that are set up in memory", len(tables)),
            ("pages", "Pages that look at a table", sum(len(table.connections) for table in tables)),
            ("connections", "Open connections, sockets included", site.gate.open),
            ("connections_room", "How many connections there is room for", site.gate.room),
            ("thoughts", "Thoughts of bots under way or waiting", site.thinkers.turns.size),
            ("uptime_seconds", "Seconds since the start", monotonic() - site.started),
            ("trouble", "1 if nothing can be kept", float(bool(site.database.trouble()))),
        ):
            yield GaugeMetricFamily(f"kvartal_{name}", told, value)
        commits = CounterMetricFamily("kvartal_commits", "Groups of changes that are on disk", site.database.commits)
        yield commits
        yield CounterMetricFamily("kvartal_changes", "Changes that are on disk", site.database.changes)
        refused = CounterMetricFamily("kvartal_refused", "What the gate refused", labels=["why"])
        for why, number in site.gate.refused.items():
            refused.add_metric([why], number)
        yield refused


class Metrics:
    """The registry of one site."""

    def __init__(self, site: Site) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.registry.register(SiteMetrics(site))

    def text(self) -> bytes:
        """Writes all numbers as Prometheus reads them."""
        return generate_latest(self.registry)
