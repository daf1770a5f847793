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
        return hatch_build.fingerprint(root, "kvartal.games.town77.town", town, [flag])

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
