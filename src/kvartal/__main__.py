"""`python -m kvartal` is the command `kvartal`."""

from __future__ import annotations

import sys

from kvartal.core.errors import KvartalError
from kvartal.extras import require


def main() -> None:
    """Runs the command line, or says what to install for it."""
    try:
        require("cli")
    except KvartalError as error:
        from kvartal.texts import Texts, preferred

        print(f"kvartal: {Texts(preferred()).explain(error)}", file=sys.stderr)
        sys.exit(2)
    from kvartal.cli import main as commands

    commands(prog_name="kvartal")


if __name__ == "__main__":
    main()
