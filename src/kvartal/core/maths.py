"""The functions of `math` that compiled loops need; `maths.pxd` gives them those of C."""

from math import log, sqrt

__all__ = ["log", "sqrt"]
