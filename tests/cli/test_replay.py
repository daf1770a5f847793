"""`kvartal replay` plays journals again, one or a whole folder."""

import json
import os
from errno import EACCES
from pathlib import Path

import pytest
from tests.cli.shell import bad, good, run

import kvartal
from kvartal.testing.walk import finished


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(str(finished(kvartal.rules("town77"), 3, 1).journal), encoding="utf-8")
    return file


def test_replay_checks_and_sums_up(journal: Path) -> None:
    told = good("replay", str(journal))
    assert told.startswith("The journal of town77 is right: ")
    assert "\n1. Player " in told


def test_replay_tells_the_story_in_russian(journal: Path) -> None:
    assert "Первый дом города" in good("replay", str(journal), "--story", "--lang", "ru")


def test_replay_for_programs(journal: Path) -> None:
    told = json.loads(good("replay", str(journal), "--json"))
    assert told["digest"] == kvartal.replay(journal.read_text(encoding="utf-8")).position.digest()
    assert [s["place"] for s in told["over"]["standings"]] != []
    assert [sum(line["points"] for line in lines) for lines in told["scores"]] == [
        s["tiers"][0] for s in told["over"]["standings"]
    ]


def test_replay_can_print_the_last_position(journal: Path) -> None:
    assert good("replay", "-", "--position", text=journal.read_text(encoding="utf-8")).startswith("ruleset: town77\n")


def test_replay_of_an_unfinished_game_says_who_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(kvartal.new("town77", seats=2, seed=1).journal), encoding="utf-8")
    assert "Waiting for Player" in good("replay", str(file))


def test_a_journal_that_does_not_hold_says_where_and_why(journal: Path) -> None:
    text = journal.read_text(encoding="utf-8")
    place = next(line for line in text.splitlines() if " place " in line)
    said = bad("replay", "-", text=text.replace(place, f"{place[0]} leave"))
    assert "leave" in said
    assert "too early to leave" in said


@pytest.fixture
def archive(journal: Path) -> Path:
    """Give a folder with three journals, one of them below it, and something hidden."""
    folder = journal.parent
    (folder / "older").mkdir()
    (folder / "older" / "solo.txt").write_text(
        str(finished(kvartal.rules("town77(solo)"), 1, 2).journal), encoding="utf-8"
    )
    (folder / "begun.txt").write_text(str(kvartal.new("estates", seats=3, seed=1).journal), encoding="utf-8")
    (folder / ".hidden").write_text("no journal", encoding="utf-8")
    return folder


def test_replay_checks_a_whole_folder(archive: Path) -> None:
    told = good("replay", "--all", str(archive)).splitlines()
    assert [line.split(":")[0] for line in told[:-1]] == [
        "right  begun.txt",
        "right  game.txt",
        "right  older/solo.txt",
    ]
    assert told[-1] == "3 journals, and all of them are right."
    assert good("replay", "--all", str(archive), "--lang", "ru").endswith("Проверено 3 журнала: все сходятся.\n")


def test_replay_of_a_folder_says_which_journal_does_not_hold_and_why(archive: Path) -> None:
    spoilt = archive / "game.txt"
    text = spoilt.read_text(encoding="utf-8")
    place = next(line for line in text.splitlines() if " place " in line)
    spoilt.write_text(text.replace(place, f"{place[0]} leave"), encoding="utf-8")
    (archive / "notes.bin").write_bytes(b"\xff\xfe\x00")
    result = run("replay", "--all", str(archive))
    wrong = [line for line in result.stdout.splitlines() if line.startswith("WRONG  ")]
    assert result.exit_code == 1
    assert [line.split(":")[0] for line in wrong] == ["WRONG  game.txt", "WRONG  notes.bin"]
    assert "too early to leave" in wrong[0]
    assert "is not a text file" in wrong[1]
    assert result.stdout.endswith("4 journals; 2 are wrong.\n")
    told = json.loads(run("replay", "--all", str(archive), "--json").stdout)
    assert (told["right"], told["wrong"]) == (2, 2)
    assert [(check["file"], check["ruleset"]) for check in told["files"]] == [
        ("begun.txt", "estates"),
        ("game.txt", None),
        ("notes.bin", None),
        ("older/solo.txt", "town77(solo)"),
    ]
    assert "too early to leave" in told["files"][1]["why"]


KEPT = Path(__file__).parents[1] / "records" / "kept"


def test_a_journal_of_older_rules_is_shown_with_what_has_changed() -> None:
    old = KEPT / "town77-calls.v1.journal"
    told = good("replay", str(old))
    assert "rules version 1 and can only be read" in told
    assert "Since version 2, whoever is called out" in told
    assert told.endswith("\n".join(line for line in old.read_text("utf-8").splitlines()[4:] if line[0] != "=") + "\n")
    shown = json.loads(good("replay", str(old), "--json"))
    assert (shown["ruleset"], shown["version"], shown["entries"], shown["scores"]) == ("town77(calls)", 1, 30, None)
    assert "Since version 2" in shown["why"]
    assert "can only be read" in bad("replay", str(old), "--position")


def test_replay_of_a_folder_calls_older_rules_old_and_newer_ones_wrong(journal: Path) -> None:
    told = good("replay", "--all", str(KEPT)).splitlines()
    assert [line.split(":")[0] for line in told[:-2] if not line.startswith("right  ")] == [
        "OLD    town77-calls.v1.journal",
        "OLD    welcome-experienced-pass-left.v1.journal",
    ]
    assert told[-2:] == [
        f"{len(told) - 4} journals, and all of them are right.",
        "2 journals of older rules, which can only be read.",
    ]
    document = json.loads(good("replay", "--all", str(KEPT), "--json"))
    assert (document["right"], document["old"], document["wrong"]) == (len(told) - 4, 2, 0)
    assert {(one["version"], one["why"] is None) for one in document["files"] if one["state"] == "old"} == {(1, False)}
    text = journal.read_text(encoding="utf-8")
    journal.write_text(text.replace("version: 2", "version: 9"), encoding="utf-8")
    result = run("replay", "--all", str(journal.parent))
    assert (result.exit_code, result.stdout.startswith("WRONG  game.txt")) == (1, True)


def test_replay_of_a_folder_that_is_none_or_empty_or_to_be_told_is_refused(archive: Path) -> None:
    (archive / "empty").mkdir()
    assert "empty" in bad("replay", "--all", str(archive / "empty"))
    assert bad("replay", "--all", str(archive / "nowhere")).endswith("there is no such file or folder.")
    assert bad("replay", "--all", str(archive / "game.txt")).endswith("game.txt is not a folder.")
    assert "--story" in bad("replay", "--all", "--story", str(archive))


def test_replay_of_a_folder_stops_where_it_cannot_look(archive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = archive / "closed"
    closed.mkdir()
    scandir = os.scandir

    def denied(path: str) -> object:
        if Path(path) == closed:
            raise PermissionError(EACCES, os.strerror(EACCES), path)
        return scandir(path)

    monkeypatch.setattr("os.scandir", denied)
    assert bad("replay", "--all", str(archive)).endswith("closed cannot be read: access is denied.")
