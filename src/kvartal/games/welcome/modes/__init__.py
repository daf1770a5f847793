"""Modes of the base booklet that add something to the game; those that deal otherwise are supplies."""
