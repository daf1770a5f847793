"""Compiled loops release the interpreter's lock, so that other threads run meanwhile.

Interpreted, there is nothing to release. Compiled modules take both names from `lock.pxd`; between the two calls
only functions marked `nogil` may be called, which the compiler checks.
"""


def release() -> object:
    """Lets other Python threads run until `restore`, which wants the token."""
    return None


def restore(token: object) -> None:
    """Takes the lock back."""
