"""Changes tell how a view differs from another of the same game, so that it need not be sent whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from kvartal.table.bodies import Change

Path = tuple[str | int, ...]


def changes(before: Any, after: Any) -> list[Change]:
    """Lists what to put where in one view to get another; both are built of plain dicts and lists.

    >>> changes({"deck": 9, "fences": [0, 0, 0]}, {"deck": 8, "fences": [0, 1, 0]})
    [Change(path=['deck'], value=8), Change(path=['fences', 1], value=1)]
    >>> changes([5, 6], [5, 6, 7])
    [Change(path=[2], value=7)]
    """
    return [Change(list(path), value) for path, value in _different(before, after, ())]


def _different(before: Any, after: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if before == after and type(before) is type(after):
        return
    keys: Iterable[str | int]
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        keys = after
    elif isinstance(before, list) and isinstance(after, list) and 0 < len(before) <= len(after):
        keys = range(len(before))
    else:
        yield path, after
        return
    for key in keys:
        yield from _different(before[key], after[key], (*path, key))
    if isinstance(after, list):
        for key in range(len(before), len(after)):
            yield (*path, key), after[key]


def changed(view: Any, told: Iterable[Change]) -> Any:
    """Returns the view that some changes lead to; the one before stays as it is.

    >>> changed({"deck": 9, "fences": [0, 0]}, [Change(["fences", 1], 1)])
    {'deck': 9, 'fences': [0, 1]}
    """
    for change in told:
        view = _put(view, change.path, change.value)
    return view


def _put(node: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    key, *rest = path
    if isinstance(node, list) and key == len(node):
        return [*node, value]
    copied = node.copy()
    copied[key] = _put(node[key], rest, value)
    return copied
