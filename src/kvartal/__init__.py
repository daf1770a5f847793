"""City-building tabletop games: their rules as a library, and a site to play them."""

__version__ = "0.1.0"
