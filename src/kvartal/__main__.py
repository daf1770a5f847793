"""`python -m kvartal` is the command `kvartal`."""

from kvartal.cli import main

main(prog_name="kvartal")
