import hashlib
import io
import platform
import threading
import zipfile
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

import installer

PAGE = """
<a href="../files/uv-1.2.3.tar.gz#sha256=0">uv-1.2.3.tar.gz</a>
<a href="../files/uv-1.2.3-py3-none-macosx_11_0_arm64.whl#sha256=1">mac</a>
<a href="../files/uv-1.2.3-py3-none-manylinux_2_17_aarch64.musllinux_1_1_aarch64.whl">arm</a>
<a href="../files/uv-1.2.4-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl#sha256=2">newer</a>
<a href="../files/uv-1.2.3-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl#sha256=3">this</a>
<a href="../files/uv-1.2.3-py3-none-musllinux_1_1_x86_64.whl#sha256=4">musl</a>
"""


@pytest.mark.parametrize(
    ("system", "machine", "musl", "file"),
    [
        ("Linux", "x86_64", False, "manylinux_2_17_x86_64.manylinux2014_x86_64.whl#sha256=3"),
        ("Linux", "x86_64", True, "musllinux_1_1_x86_64.whl#sha256=4"),
        ("Linux", "aarch64", False, "manylinux_2_17_aarch64.musllinux_1_1_aarch64.whl"),
        ("Darwin", "arm64", False, "macosx_11_0_arm64.whl#sha256=1"),
    ],
)
def test_the_wheel_for_the_machine_is_chosen(
    system: str, machine: str, musl: bool, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    monkeypatch.setattr(installer, "is_musl", lambda: musl)
    assert installer.choose(PAGE, "1.2.3") == f"../files/uv-1.2.3-py3-none-{file}"


def test_a_machine_without_a_wheel_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "pdp11")
    with pytest.raises(installer.SetupError, match=r"no wheel of uv 1.2.3 for .* on pdp11"):
        installer.choose(PAGE, "1.2.3")


def test_the_lock_pins_uv_with_a_hash_for_every_machine() -> None:
    version, hashes = installer.locked()
    assert version[0].isdigit()
    assert len(hashes) > 10


@pytest.fixture
def served_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[bytes]:
    """Serve an index with one wheel on loopback and let the installer use it."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("uv-1.2.3.data/scripts/uv", "#!/bin/sh\necho uv 1.2.3\n")
    (tmp_path / "simple" / "uv").mkdir(parents=True)
    (tmp_path / "simple" / "uv" / "index.html").write_text(PAGE, encoding="utf-8")
    name = installer.choose(PAGE, "1.2.3").partition("#")[0].rpartition("/")[2]
    (tmp_path / "simple" / "files").mkdir()
    (tmp_path / "simple" / "files" / name).write_bytes(packed.getvalue())

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    monkeypatch.delenv("UV_INDEX_URL", raising=False)
    monkeypatch.setenv("UV_DEFAULT_INDEX", f"http://127.0.0.1:{server.server_port}/simple/")
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    monkeypatch.setattr(installer, "TOOLS", tmp_path / "tools")
    yield packed.getvalue()
    server.shutdown()
    thread.join()
    server.server_close()


def test_uv_comes_from_the_index_without_pip(
    served_wheel: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installer, "locked", lambda: ("1.2.3", {"0" * 64, hashlib.sha256(served_wheel).hexdigest()}))
    installer.get_from_index()
    assert installer.works(str(tmp_path / "tools" / "bin" / "uv"))


def test_a_wheel_with_another_hash_is_refused(
    served_wheel: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installer, "locked", lambda: ("1.2.3", {"0" * 64}))
    with pytest.raises(installer.SetupError, match="does not have the locked hash"):
        installer.get_from_index()
    assert not (tmp_path / "tools").exists()


@pytest.mark.parametrize(
    ("answer", "good"),
    [("uv 0.13.7 (x86_64-unknown-linux-gnu)", True), ("uv 1.0.0", True), ("uv 0.4.30", False), ("shim: no uv", False)],
)
def test_only_a_uv_that_is_new_enough_is_used(answer: str, good: bool, tmp_path: Path) -> None:
    program = tmp_path / "uv"
    program.write_text(f"#!/bin/sh\necho '{answer}'\n", encoding="utf-8")
    program.chmod(0o755)
    assert installer.works(str(program)) is good
    assert not installer.works(str(tmp_path / "missing"))
