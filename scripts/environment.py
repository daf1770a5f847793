"""Keeps the Python environments of a clone: locked, and remade when what they were made from changes."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from pathlib import Path

from installer import SetupError, find_uv, say, uv

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".kvartal"
PACKAGE_FILES = ("pyproject.toml", "hatch_build.py", "requirements-build.txt", "README.md", "LICENSE")


class Environment:
    """A virtual environment with locked requirements and Kvartal in it."""

    def __init__(self, folder: Path, lock: str) -> None:
        self.folder = folder
        self.lock = ROOT / lock

    def program(self, name: str) -> str:
        """Return the path of a program in the environment."""
        return str(self.folder / "bin" / name)

    def output(self, name: str, *arguments: str) -> str:
        """Run a program of the environment and return what it prints, nothing if it fails."""
        done = subprocess.run([self.program(name), *arguments], capture_output=True, text=True, check=False)
        return "" if done.returncode else done.stdout.strip()

    def fresh(self, variables: Mapping[str, str]) -> bool:
        """Say whether the environment holds the wheel that would be built now."""
        return self._fresh(self._wheel_stamps(variables))

    def with_wheel(self, variables: Mapping[str, str]) -> None:
        """Bring the environment up to date with Kvartal built as a wheel, compiled if this machine can."""
        if self.fresh(variables):
            return
        with self._alone():
            stamps = self._wheel_stamps(variables)
            if self._fresh(stamps):
                return  # another process was here first
            self._sync(stamps)
            wheel = build_wheel(HOME / f"wheel-{self.folder.name}", variables)
            self._mark("package", "")
            self._pip("install", "--quiet", "--no-deps", "--reinstall", str(wheel))
            self._mark("package", stamps["package"])

    def editable(self) -> None:
        """Bring the environment up to date with Kvartal read straight from the source tree, not compiled."""
        metadata = fingerprint([ROOT / "pyproject.toml", ROOT / "hatch_build.py"])
        stamps = {**self._stamps(), "package": f"editable {metadata}"}
        if self._fresh(stamps):
            return
        with self._alone():
            self._sync(stamps)
            constraints = ("--build-constraints", "requirements-build.txt")
            self._pip("install", "--quiet", "--no-deps", *constraints, "--editable", ".")
            self._mark("package", stamps["package"])

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Let one process at a time change this environment; while one compiles, another may be made."""
        with alone("lock"):
            find_uv()
        with alone(f"{self.folder.name.lstrip('.')}.lock"):
            yield

    def _wheel_stamps(self, variables: Mapping[str, str]) -> dict[str, str]:
        return {**self._stamps(), "package": wheel_fingerprint(variables)}

    def _stamps(self) -> dict[str, str]:
        python = f"{sys.version} {os.path.realpath(sys.executable)} {self.folder}"
        return {"python": python, "requirements": fingerprint([self.lock])}

    def _fresh(self, stamps: Mapping[str, str]) -> bool:
        return all(self._stamp(kind) == value for kind, value in stamps.items())

    def _stamp(self, kind: str) -> str:
        with contextlib.suppress(OSError):
            return (self.folder / f"kvartal-{kind}").read_text(encoding="utf-8")
        return ""

    def _mark(self, kind: str, value: str) -> None:
        (self.folder / f"kvartal-{kind}").write_text(value, encoding="utf-8")

    def _sync(self, stamps: Mapping[str, str]) -> None:
        if not self._fresh({"python": stamps["python"]}):
            uv("venv", "--quiet", "--clear", "--python", sys.executable, str(self.folder))
            self._mark("python", stamps["python"])
        if not self._fresh({"requirements": stamps["requirements"]}):
            say(f"installing {self.lock.name} into {self.folder.relative_to(ROOT)} …")
            self._mark("package", "")  # sync removes Kvartal itself, which is not in the lock
            self._pip("sync", "--quiet", "--require-hashes", str(self.lock))
            self._mark("requirements", stamps["requirements"])

    def _pip(self, verb: str, *arguments: str) -> None:
        uv("pip", verb, "--python", self.program("python"), *arguments)


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """Let one process at a time do something, which this lock names."""
    try:
        HOME.mkdir(exist_ok=True)
        handle = (HOME / name).open("w")
    except OSError as error:
        raise SetupError(
            f"cannot write to {HOME} ({error.strerror}). Clone into a folder that you may write to."
        ) from None
    with handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("waiting for another ./run or ./check that is setting up or compiling …")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def build_wheel(target: Path, variables: Mapping[str, str]) -> Path:
    """Build the wheel into a folder, repeat what the build says about compiling, and return the file."""
    if can_compile(variables):
        say("compiling the rules for this machine, a minute's work the first time …")
    shutil.rmtree(target, ignore_errors=True)
    arguments = ["--wheel", "--out-dir", str(target), "--python", sys.executable]
    arguments += ["--build-constraints", "requirements-build.txt", "--require-hashes", str(ROOT)]
    done = uv("build", *arguments, variables=variables, capture=True)
    log = target.with_suffix(".log")
    log.write_text(done.stdout, encoding="utf-8")
    wheels = list(target.glob("*.whl"))
    for line in done.stdout.splitlines():
        if line.startswith("kvartal: "):
            say(line.removeprefix("kvartal: "))
    if done.returncode or len(wheels) != 1:
        raise SetupError(
            f"the build failed; its last words, all of them in {log.relative_to(ROOT)}:\n{tail(done.stdout)}"
        )
    return wheels[0]


def tail(text: str, lines: int = 20) -> str:
    """Return the last lines of a text."""
    return "\n".join(text.splitlines()[-lines:])


def wheel_fingerprint(variables: Mapping[str, str]) -> str:
    """Hash what the wheel is made from: sources, settings of the build, and whether it can compile."""
    files = [file for file in (ROOT / "src").rglob("*") if file.is_file() and file.suffix not in (".pyc", ".so")]
    settings = [f"{name}={variables.get(name)}" for name in ("KVARTAL_COMPILE", "KVARTAL_NATIVE", "CC")]
    settings += [str(compiler(variables)), str(python_header().exists())]
    return fingerprint([*files, *(ROOT / name for name in PACKAGE_FILES)], settings)


def can_compile(variables: Mapping[str, str]) -> bool:
    """Say whether a wheel would be compiled here, as far as one can see without trying."""
    return variables.get("KVARTAL_COMPILE") != "0" and bool(compiler(variables)) and python_header().exists()


def compiler(variables: Mapping[str, str]) -> str | None:
    """Return the path of the C compiler, if there is one."""
    return shutil.which((variables.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])


def python_header() -> Path:
    """Return where the header is that every compiled module includes."""
    return Path(sysconfig.get_path("include"), "Python.h")


def fingerprint(files: list[Path], words: list[str] | None = None) -> str:
    """Hash the names and contents of files, and some words."""
    digest = hashlib.sha256("\0".join(words or []).encode())
    for file in sorted(files):
        digest.update(f"\0{file.relative_to(ROOT)}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def call(*command: str, cwd: Path = ROOT, variables: Mapping[str, str] | None = None) -> bool:
    """Run a command with its output on ours; say whether it succeeded."""
    return subprocess.run(command, cwd=cwd, env={**os.environ, **(variables or {})}, check=False).returncode == 0
