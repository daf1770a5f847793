"""Sets of up to 64 things are ints; these are the questions asked of them.

Compiled modules take the same names from `bits.pxd`, where each is one machine instruction or two.
"""


def count(mask: int) -> int:
    """Tells how many members the set has."""
    return mask.bit_count()


def first(mask: int) -> int:
    """Tells the smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def pick(mask: int, k: int) -> int:
    """Tells the k-th smallest member, counted from 0."""
    start = 0
    while k >= (low := (mask & 0xFFFF).bit_count()):
        k -= low
        mask >>= 16
        start += 16
    while k:
        mask &= mask - 1
        k -= 1
    return start + (mask & -mask).bit_length() - 1
