import os
import shutil
from pathlib import Path

import hatch_build
import pytest


@pytest.fixture
def source(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "kvartal" / "core"
    package.mkdir(parents=True)
    for name, header in {
        "hot": "cpdef long total(long n)\n",
        "declared": "# header only\ncdef long LIMIT\n",
        "__init__": "",
    }.items():
        (package / f"{name}.py").write_text(f'"""The module {name}."""\n', encoding="utf-8")
        (package / f"{name}.pxd").write_text(header, encoding="utf-8")
    (package / "plain.py").write_text("", encoding="utf-8")
    (package / "lonely.pxd").write_text("cdef int x\n", encoding="utf-8")
    return tmp_path / "src"


def test_a_module_with_a_header_beside_it_is_compiled(source: Path) -> None:
    assert hatch_build.hot_modules(source) == {"kvartal.core.hot": source / "kvartal" / "core" / "hot.py"}


def test_the_fingerprint_follows_what_the_module_can_see(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = source.parent
    hook = root / "hatch_build.py"
    hook.write_text("", encoding="utf-8")
    monkeypatch.setattr(hatch_build, "__file__", str(hook))
    town = source / "kvartal" / "games" / "town77" / "town.py"
    for file in (town, town.with_suffix(".pxd"), source / "kvartal" / "games" / "estates" / "city.pxd"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("", encoding="utf-8")

    def fingerprint(flag: str = "-O3") -> str:
        seen = hatch_build.seen(source, "kvartal.games.town77.town", town)
        return hatch_build.fingerprint(root, seen, [flag])

    def changes(name: str) -> bool:
        before = fingerprint()
        file = source / "kvartal" / name
        file.write_text(file.read_text(encoding="utf-8") + "# more\n", encoding="utf-8")
        return fingerprint() != before

    assert fingerprint("-O3") != fingerprint("-O2")
    assert changes("games/town77/town.py")
    assert changes("games/town77/town.pxd")
    assert changes("core/declared.pxd")
    assert not changes("core/plain.py")
    assert not changes("core/hot.py")
    assert not changes("games/estates/city.pxd")


def test_without_a_compiler_the_reason_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(hatch_build.CannotCompile, match="there is no C compiler"):
        hatch_build.compiler_flags()


PURE = (
    '"""A module that can be compiled."""\n\n\ndef total(n):\n'
    '    """Adds up."""\n    s = 0\n    for i in range(n):\n        s += i\n    return s\n'
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a tree with two compiled modules and the hook beside them."""
    clone = tmp_path_factory.mktemp("built")
    package = clone / "src" / "kvartal" / "core"
    package.mkdir(parents=True)
    for folder in (package.parent, package):
        (folder / "__init__.py").write_text("", encoding="utf-8")
    for name in ("left", "right"):
        (package / f"{name}.py").write_text(PURE, encoding="utf-8")
        (package / f"{name}.pxd").write_text("cpdef long total(long n)\n", encoding="utf-8")
    hook = clone / "hatch_build.py"
    hook.write_text("", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hatch_build, "__file__", str(hook))
        build(clone)
    return clone


@pytest.fixture
def clone(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a copy of that tree."""
    shutil.copytree(built, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(hatch_build, "__file__", str(tmp_path / "hatch_build.py"))
    return tmp_path


def build(clone: Path) -> dict[str, Path]:
    libraries = hatch_build.compile_modules(clone, hatch_build.hot_modules(clone / "src"))
    return {place.partition(".")[0]: file for file, place in libraries.items()}


def test_only_what_changed_is_compiled_again(clone: Path) -> None:
    first = build(clone)
    assert set(first) == {"kvartal/_shared", "kvartal/core/left", "kvartal/core/right"}
    written = {file: file.stat().st_ino for file in first.values()}
    left = clone / "src" / "kvartal" / "core" / "left.py"
    left.write_text(PURE + "# more\n", encoding="utf-8")
    second = build(clone)
    assert {place for place in first if first[place] != second[place]} == {"kvartal/core/left"}
    assert second["kvartal/core/right"].stat().st_ino == written[first["kvartal/core/right"]]


def test_what_no_build_used_for_long_is_removed(clone: Path) -> None:
    killed, old, recent = (clone / "build" / name for name in ("tmpkilled", "kvartal.old.so", "kvartal.recent.so"))
    killed.mkdir()
    for file in (killed / "left.c", old, recent):
        file.write_text("", encoding="utf-8")
    for file in (killed, old, *build(clone).values()):
        os.utime(file, (0, 0))
    libraries = build(clone)
    assert {*(clone / "build").iterdir()} == {recent, *libraries.values()}
    assert build(clone) == libraries


def test_a_module_that_cannot_be_compiled_leaves_the_rest_for_the_next_build(clone: Path) -> None:
    left = clone / "src" / "kvartal" / "core" / "left.py"
    left.write_text("def total(n)\n", encoding="utf-8")
    with pytest.raises(hatch_build.CannotCompile, match="Cython fails"):
        build(clone)
    left.write_text(PURE + "# mended\n", encoding="utf-8")
    assert len(build(clone)) == 3


def test_a_number_that_can_never_be_negative_is_refused_where_compiling_is_a_must(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    left = clone / "src" / "kvartal" / "core" / "left.py"
    header = left.with_suffix(".pxd")
    # A build for oneself goes through, for it is no fault of whoever wants to play.
    left.write_text(PURE.replace("return s", "return -1 if s < 0 else s"), encoding="utf-8")
    header.write_text("cimport cython\n@cython.locals(s=cython.uint)\ncpdef long total(long n)\n", encoding="utf-8")
    build(clone)
    header.write_text(header.read_text(encoding="utf-8") + "# again\n", encoding="utf-8")
    monkeypatch.setenv("KVARTAL_COMPILE", "1")
    with pytest.raises(hatch_build.CannotCompile, match=r"kvartal\.core\.left does not compile"):
        build(clone)
    assert "type-limits" in capfd.readouterr().err
