"""The other ways to play the base booklet: expert, for experienced players, alone."""
