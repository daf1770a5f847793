"""Sprawlopolis («Стройполис»): up to four planners lay fifteen cards into one city and must reach its target."""
