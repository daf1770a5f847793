"""Printed matter: PDFs, and pictures of tables, made by typst from our own drawings; equal bytes for equal input."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from importlib.resources import as_file, files
from typing import Literal

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""The paper sizes by our names, with the names that typst has for them."""


def file_name(ruleset: str, sheets: int, paper: str, lang: str, *, low_ink: bool = False, aid: bool = False) -> str:
    """Names a file after what is in it.

    >>> file_name("welcome", 20, "a4", "ru", low_ink=True)
    'welcome-20-a4-ru-low-ink.pdf'
    >>> file_name("welcome(expert,pass=left)", 2, "a4", "en")
    'welcome-expert-pass-left-2-a4-en.pdf'

    A long value, such as that of an own sheet, would make a name that no file may have:

    >>> file_name("welcome(easter,own=eggs:T0-t2.T1-k1.T2-o1.M0-b2.M1-p2.B0-t1)", 2, "a4", "en")
    'welcome-easter-own-2-a4-en.pdf'
    """
    words = "-".join(re.findall(r"\w+", re.sub(r"=[^,()]{30,}", "", ruleset)))
    parts = (words, str(sheets) if sheets else "", "aid" if aid else "", paper, lang, "low-ink" if low_ink else "")
    return "-".join(filter(None, parts)) + ".pdf"


def pdf(template: str, data: Mapping[str, object]) -> bytes:
    """Sets a template of this folder with some data, which it reads as the JSON input `data`."""
    return _set(template, data, "pdf")


def png(template: str, data: Mapping[str, object]) -> bytes:
    """Sets a template of one page in the same way, a point of it as a pixel."""
    return _set(template, data, "png")


def _set(template: str, data: Mapping[str, object], form: Literal["pdf", "png"]) -> bytes:
    # The import takes a while, and only print needs it.
    import typst

    with as_file(files(__name__) / template) as file:
        inputs = {"data": json.dumps(data, ensure_ascii=False, sort_keys=True)}
        # The clock must not show in the bytes, and other fonts on the machine must not change the look.
        made = typst.compile(str(file), format=form, ppi=72.0, sys_inputs=inputs, ignore_system_fonts=True, timestamp=0)
    assert isinstance(made, bytes)
    return made
