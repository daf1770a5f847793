import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted(ROOT.glob("requirements*.txt"))


def pins(lock: Path) -> dict[str, str]:
    found = re.findall(r"^([a-z0-9-]+)==([^\s;]+)", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(found)


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^a-z0-9-]", requirement)[0] for requirement in requirements}


def test_there_is_a_lock_for_each_use() -> None:
    assert {lock.stem.removeprefix("requirements") for lock in LOCKS} == {"", "-bench", "-build", "-dev"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.stem))
def test_every_pin_has_hashes_and_none_an_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    blocks = re.split(r"\n(?=[a-z0-9])", text[text.index("\n", text.index("#    ")) + 1 :])
    assert len(blocks) >= len(pins(lock))
    for block in blocks:
        assert re.match(r"[a-z0-9-]+==\S+", block), block
        assert "--hash=sha256:" in block, block
    assert "://" not in text
    assert "--index-url" not in text


@pytest.mark.parametrize(("lock", "group"), [("", None), ("-dev", "dev"), ("-bench", "bench"), ("-build", "build")])
def test_the_lock_covers_what_pyproject_asks_for(lock: str, group: str | None) -> None:
    groups = PROJECT["dependency-groups"]
    wanted = {item for item in groups.get(group, []) if isinstance(item, str)}
    wanted |= set(groups["build"]) if group == "dev" else set()
    if group != "build":
        extras = PROJECT["project"]["optional-dependencies"]
        wanted |= {*PROJECT["project"]["dependencies"], *extras["cli"], *extras["print"], *extras["server"]}
    wanted.discard("kvartal[cli]")
    assert names(list(wanted)) <= set(pins(ROOT / f"requirements{lock}.txt"))


def test_all_locks_agree_on_the_runtime_versions() -> None:
    runtime = pins(ROOT / "requirements.txt")
    for lock in LOCKS:
        common = {name: version for name, version in pins(lock).items() if name in runtime}
        assert common == {name: runtime[name] for name in common}, lock.name


def test_the_build_group_is_what_the_build_needs() -> None:
    build = set(PROJECT["dependency-groups"]["build"])
    assert set(PROJECT["build-system"]["requires"]) == {item for item in build if not item.startswith("uv")}


def test_advanced_alchemy_stays_out_because_litestar_would_load_it_at_every_start() -> None:
    assert all("advanced-alchemy" not in pins(lock) for lock in LOCKS)
