"""Town 77: a town of seven colours and seven shapes, no two alike in a row or column."""
