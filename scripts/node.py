"""Runs npm for the web client, with the machine's Node.js or the one in the development environment."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from environment import Environment, call, fingerprint
from installer import SetupError

OLDEST = 20


class Node:
    """Node.js with npm, in one folder."""

    def __init__(self, folder: Path, environment: Environment) -> None:
        self.folder = folder
        self.python = environment.program("python")
        system = shutil.which("node")
        if system and shutil.which("npm") and major(system) >= OLDEST:
            self.path = os.environ["PATH"]
        else:
            self.path = os.pathsep.join([environment.program(""), os.environ["PATH"]])

    def npm(self, *arguments: str) -> bool:
        """Run npm and say whether it succeeded."""
        npm = shutil.which("npm", path=self.path)
        if npm is None:
            raise SetupError("neither the machine nor .venv has npm.")
        return call(npm, *arguments, cwd=self.folder, variables={"PATH": self.path, "KVARTAL_PYTHON": self.python})

    def install(self) -> None:
        """Install the locked packages, unless they are there already."""
        wanted = fingerprint([self.folder / "package.json", self.folder / "package-lock.json"])
        stamp = self.folder / "node_modules" / ".kvartal-stamp"
        if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
            return
        if not self.npm("ci", "--no-audit", "--no-fund"):
            raise SetupError("npm ci failed (see above).")
        stamp.write_text(wanted, encoding="utf-8")


def major(node: str) -> int:
    """Return the first number of Node's version, 0 if it has none."""
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)", answer)
    return int(match[1]) if match else 0
