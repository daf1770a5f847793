"""How many estates there are of each size, from 1 to 6, packed into one number: a byte a size.

Compiled modules take the same names from `sizes.pxd`, where each is an instruction or two.
"""

TOPS = 0x8080808080808080
"""The highest bit of each byte, which no count reaches."""


def one(size: int) -> int:
    """Returns one estate of a size."""
    return 1 << (8 * size)


def count(counts: int, size: int) -> int:
    """Returns how many estates there are of a size."""
    return (counts >> (8 * size)) & 255


def enough(counts: int, wanted: int) -> bool:
    """Returns whether there are as many of each size as are wanted."""
    # A byte that is less borrows from its highest bit, and from none but its own.
    return ((counts | TOPS) - wanted) & TOPS == TOPS
