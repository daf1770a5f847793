"""The contract that every game keeps, and the machinery that runs it."""
