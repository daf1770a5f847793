"""Finds uv, or gets the locked release of it: through pip, else straight from the package index."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import html
import io
import os
import platform
import re
import shutil
import subprocess
import sys
import urllib.parse
import urllib.request
import zipfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".kvartal" / "tools"
LOCK = ROOT / "requirements-build.txt"
OLDEST = (0, 9)
# A machine without pip has no configured index either; this one is what pip and uv would ask.
PUBLIC_INDEX = "https://pypi.org/simple"
# These would make uv choose another Python than the one asked for.
CONFUSING = ("UV_SYSTEM_PYTHON", "UV_PYTHON", "UV_PROJECT_ENVIRONMENT", "VIRTUAL_ENV", "CONDA_PREFIX")


class SetupError(Exception):
    """The set-up cannot go on; the message says why and what to do."""


def say(sentence: str) -> None:
    """Tell the person at the terminal what goes on."""
    print(f"kvartal: {sentence}", file=sys.stderr, flush=True)


def uv(
    *arguments: str, variables: Mapping[str, str] | None = None, capture: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run uv in the clone; unless the output is captured, a failure ends the set-up."""
    environment = {**os.environ, **(variables or {})}
    for name in CONFUSING:
        environment.pop(name, None)
    done = subprocess.run(
        [find_uv(), *arguments],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if capture else None,
        stderr=subprocess.STDOUT if capture else None,
        text=True,
        check=False,
    )
    if done.returncode and not capture:
        raise SetupError(f"`uv {' '.join(arguments[:2])}` failed (see above). The first start needs the network.")
    return done


@functools.cache
def find_uv() -> str:
    """Return the path of a uv that works, getting one if need be."""
    own = TOOLS / "bin" / "uv"
    for candidate in (
        os.environ.get("UV"),
        shutil.which("uv"),
        str(own),
        str(Path.home() / ".local" / "bin" / "uv"),
    ):
        if candidate and works(candidate):
            return candidate
    say("getting uv, which installs Python packages …")
    reasons = []
    for name, way in (("by pip", get_by_pip), ("from the package index", get_from_index)):
        try:
            way()
        except (OSError, SetupError) as error:
            reasons.append(f"{name} ({error})")
        else:
            if works(str(own)):
                return str(own)
            reasons.append(f"{name} (it does not run on this machine)")
    raise SetupError(f"cannot get uv {', nor '.join(reasons)}. Install it by hand (docs.astral.sh/uv) and start again.")


def works(program: str) -> bool:
    """Say whether the program answers and is new enough; a shim of another tool may be on the path and do neither."""
    try:
        answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    version = re.match(r"uv (\d+)\.(\d+)", answer)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST


def get_by_pip() -> None:
    """Install by pip."""
    version, hashes = locked()
    wanted = TOOLS / "uv.txt"
    TOOLS.mkdir(parents=True, exist_ok=True)
    wanted.write_text(
        f"uv=={version} " + " ".join(f"--hash=sha256:{value}" for value in sorted(hashes)), encoding="utf-8"
    )
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-input",
        "--no-deps",
    ]
    command += [
        "--upgrade",
        "--target",
        str(TOOLS),
        "--only-binary",
        ":all:",
        "--require-hashes",
        "-r",
        str(wanted),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "pip failed")


def get_from_index() -> None:
    """Download from the package index."""
    version, hashes = locked()
    page = f"{index()}/uv/"
    wheel = fetch(urllib.parse.urljoin(page, choose(fetch(page).decode(), version)))
    if hashlib.sha256(wheel).hexdigest() not in hashes:
        raise SetupError(f"the wheel of uv {version} does not have the locked hash")
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        program = archive.read(f"uv-{version}.data/scripts/uv")
    target = TOOLS / "bin" / "uv"
    target.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileNotFoundError):
        target.unlink()
    target.write_bytes(program)
    target.chmod(0o755)


def index() -> str:
    """Return the address of the package index that the machine is set up for."""
    for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL"):
        if os.environ.get(name):
            return os.environ[name].rstrip("/")
    return PUBLIC_INDEX


def fetch(address: str) -> bytes:
    """Read an address, through the proxy that the environment names."""
    request = urllib.request.Request(address, headers={"Accept": "text/html, */*;q=0.1"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        content: bytes = answer.read()
    return content


def locked() -> tuple[str, set[str]]:
    """Return the version of uv in the lock and the hashes of its files."""
    match = re.search(r"^uv==(\S+) \\\n((?:    --hash=\S+.*\n)+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    if match is None:
        raise SetupError(f"{LOCK.name} does not pin uv")
    return match[1], set(re.findall(r"sha256:([0-9a-f]{64})", match[2]))


def choose(page: str, version: str) -> str:
    """Pick the address of the wheel that fits this machine from the index's page of links."""
    system = {"Linux": "musllinux" if is_musl() else "manylinux", "Darwin": "macosx"}.get(platform.system())
    machine = {"aarch64": "(?:aarch64|arm64)", "arm64": "(?:aarch64|arm64)"}.get(
        platform.machine(), re.escape(platform.machine())
    )
    wheel = re.compile(rf"uv-{re.escape(version)}-py3-none-[\w.]*{system}[\w.]*_{machine}(?:\.[\w.]*)?\.whl")
    for address in re.findall(r'href="([^"]+)"', page):
        if wheel.fullmatch(html.unescape(address).partition("#")[0].rpartition("/")[2]):
            return html.unescape(address)
    raise SetupError(f"the index has no wheel of uv {version} for {platform.system()} on {platform.machine()}")


def is_musl() -> bool:
    """Say whether the system's C library is musl (Alpine)."""
    return any(Path("/lib").glob("ld-musl-*")) and not platform.libc_ver()[0]
