"""The supplies: where numbers and effects come from in each way to play."""
