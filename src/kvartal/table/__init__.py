"""Tables where people and bots play: gathering, turns, clocks, chat, replays, and the words that are exchanged there.

This layer knows neither sockets nor SQL nor threads: it asks a `Store` to keep things and `Thinkers` to think.
"""
