"""What a clone must and must not hold."""

import json
import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def committed() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_generated_c_and_registry_locks_stay_out() -> None:
    forbidden = {".c", ".pyx", ".so", ".pyd"}
    assert [file for file in committed() if file.suffix in forbidden or file.name == "uv.lock"] == []


def test_the_commands_can_be_started() -> None:
    assert all(os.access(ROOT / name, os.X_OK) for name in ("run", "check", ".ci/run", "scripts/lock"))


def test_no_path_of_one_machine_stands_in_a_file() -> None:
    machine_path = re.compile(rb"(?<![\w./-])/(?:tmp|work|home|root)/[a-z]")
    found = [file for file in committed() if machine_path.search(file.read_bytes())]
    assert found == []


def test_the_lock_of_the_web_client_names_no_registry() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, entry in packages.items() if "resolved" in entry] == []


def test_no_file_is_large() -> None:
    assert [file for file in committed() if file.stat().st_size > 1_000_000] == []
