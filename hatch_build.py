"""Compiles the hot modules into the wheel: each `X.py` that has an `X.pxd` beside it becomes an extension.

The `.pxd` gives C types to the fields and locals of the plain Python module. One whose first line is
`# header only` merely declares names for its neighbours, and its module stays interpreted.

Environment variables:
    KVARTAL_COMPILE  0 makes a pure wheel; 1 makes it an error when the machine cannot compile, or when the compiler
                     warns of a comparison that is never true; unset compiles if everything needed is there.
    KVARTAL_NATIVE   1 builds for this very processor; a wheel for others must not be built so.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HEADER_ONLY = "# header only"
DIRECTIVES = {
    "language_level": "3",
    "annotation_typing": False,  # annotations are for mypy, the .pxd types for C
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    # What these would write for every class and function costs half of the compiler's time.
    "auto_pickle": False,
    "binding": False,
    "emit_code_comments": False,
}
SHARED = "kvartal._shared"
"""What Cython would write into every module stands once, in this one."""
COLD = b"/* #### Code section: module_exttypes ### */"
"""From here on, a C file by Cython holds nothing that loops: the making of types and modules, and Cython's helpers."""
HURRY = b'#if defined(__GNUC__) && !defined(__clang__)\n#pragma GCC optimize("O0")\n#endif\n'
"""To make such code as fast as it can be takes a quarter of the compiler's time."""
WARNINGS = ["-Werror=type-limits"]
"""A number that Cython takes for unsigned is never below 0, whatever the Python says; whoever must compile hears it."""
PREAMBLE = (
    "#define PY_SSIZE_T_CLEAN\n#include <Python.h>\n#include <stddef.h>\n#include <structmember.h>\n#include <math.h>\n"
)
"""What every C file by Cython includes; gcc reads it once for all, which saves a fifth of the compiler's time."""
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
UNUSED = 7 * 24 * 3600.0
HOW_TO_COMPILE = "a C compiler and Python's headers (on Debian and Ubuntu: apt install gcc libc6-dev python3-dev)"


class CannotCompile(Exception):
    """This machine has no working C compiler, lacks the headers of Python, or its compiler refuses a module."""


class KvartalBuildHook(BuildHookInterface[Any]):
    """Adds compiled modules to a wheel, or says why there are none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before hatchling packs the wheel; an editable install stays interpreted."""
        wanted = os.environ.get("KVARTAL_COMPILE", "")
        if wanted not in ("", "0", "1"):
            raise SystemExit(f"KVARTAL_COMPILE is {wanted!r}; it may be 0, 1 or unset.")
        if version == "editable" or wanted == "0":
            return
        root = Path(self.root)
        modules = hot_modules(root / "src")
        if not modules:
            return
        try:
            libraries = compile_modules(root, modules)
        except CannotCompile as reason:
            if wanted == "1":
                raise SystemExit(f"kvartal: cannot compile the rules ({reason}). Needed: {HOW_TO_COMPILE}.") from None
            say(f"the rules are not compiled ({reason}) and run slower. For speed, get {HOW_TO_COMPILE}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): name for file, name in libraries.items()})
        say(f"compiled {len(libraries)} modules.")


def say(sentence: str) -> None:
    """Print a line that `./run` finds in the build's output and repeats."""
    print(f"kvartal: {sentence}", file=sys.stderr, flush=True)


def hot_modules(source: Path) -> dict[str, Path]:
    """Return the modules to compile as dotted name → file."""
    found = {}
    for header in sorted(source.rglob("*.pxd")):
        module = header.with_suffix(".py")
        first_line = header.read_text(encoding="utf-8").partition("\n")[0].strip()
        if module.exists() and module.name != "__init__.py" and first_line != HEADER_ONLY:
            found[".".join(module.relative_to(source).with_suffix("").parts)] = module
    return found


def compile_modules(root: Path, modules: dict[str, Path]) -> dict[Path, str]:
    """Compile the modules, except those compiled before that did not change; return file → place in the wheel."""
    flags = compiler_flags()
    warnings = [] if sysconfig.get_platform().startswith("win") else WARNINGS
    strict = warnings if os.environ.get("KVARTAL_COMPILE") == "1" else []
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    store = writable(root / "build")
    prints = {SHARED: fingerprint(root, [], flags)}
    prints |= {name: fingerprint(root, seen(root / "src", name, modules[name]), flags) for name in modules}
    kept = {name: store / f"{name}-{prints[name]}{suffix}" for name in prints}
    changed = [name for name in kept if not kept[name].exists()]
    with tempfile.TemporaryDirectory(dir=store) as scratch, ThreadPoolExecutor(cores()) as pool:
        c_files = translate(root / "src", {name: modules.get(name) for name in changed}, Path(scratch))
        # The longest first, so that no core waits for the last one.
        changed.sort(key=lambda name: -c_files[name].stat().st_size)
        every = [*flags, *strict, *preamble(Path(scratch), [*flags, *strict])]
        list(pool.map(lambda name: compile_module(name, c_files[name], kept[name], every), changed))
    for file in kept.values():
        os.utime(file)
    sweep(store)
    return {file: name.replace(".", "/") + suffix for name, file in kept.items()}


def cores() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def sweep(store: Path) -> None:
    """Remove what no build has used for long, and what killed ones left; another build may run at this moment."""
    for file in store.iterdir():
        with contextlib.suppress(OSError):
            if time.time() - file.stat().st_mtime > UNUSED:
                shutil.rmtree(file) if file.is_dir() else file.unlink()


def writable(folder: Path) -> Path:
    """Return the folder, made if need be, or a temporary one if nothing can be written there."""
    try:
        folder.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.mkdtemp())


def seen(source: Path, name: str, module: Path) -> set[Path]:
    """Return the files that a compiled module is made from; a game sees no headers but its own and the core's."""
    game = re.match(r"kvartal\.games\.\w+", name)
    folders = [source / "kvartal" / "core", source / game[0].replace(".", "/")] if game else [source]
    return {module, *(header for folder in folders for header in folder.rglob("*.pxd"))}


def fingerprint(root: Path, files: Iterable[Path], flags: list[str]) -> str:
    """Hash everything that decides what a compiled module is."""
    digest = hashlib.sha256()
    for file in sorted({Path(__file__), *files}):
        digest.update(f"{file.relative_to(root)}\0".encode())
        digest.update(file.read_bytes())
    surroundings = (metadata.version("cython"), sys.version, sysconfig.get_platform(), platform.node(), *flags)
    digest.update("\0".join(surroundings).encode())
    return digest.hexdigest()[:16]


def compiler_flags() -> list[str]:
    """Choose the flags and try them on an empty extension, so that a later failure is a fault of ours."""
    if sysconfig.get_platform().startswith("win"):
        candidates = [["/O2"]]
    else:
        # Fused multiply-adds would round otherwise than the interpreter, and bots would advise otherwise.
        # The loops of the rules are short: vectors gain nothing, and take a tenth of the compiler's time.
        plain = ["-O3", "-g0", "-ffp-contract=off", "-fno-tree-vectorize", "-fno-tree-slp-vectorize", "-Wno-all"]
        candidates = [plain]
        if os.environ.get("KVARTAL_NATIVE") == "1":
            candidates.insert(0, [*plain, "-march=native"])
    reason: Exception | None = None
    for flags in candidates:
        with tempfile.TemporaryDirectory() as scratch:
            source = Path(scratch, "probe.c")
            source.write_text(PROBE, encoding="utf-8")
            try:
                run_compiler("probe", source, Path(scratch), flags)
            except Exception as error:  # setuptools has a dozen kinds of error for a broken tool chain
                reason = error
            else:
                return flags
    raise CannotCompile(explain(reason))


def explain(reason: Exception | None) -> str:
    """Put the failure of the probe into a few words."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(os.environ.get("CC", compiler).split()[0]):
        return "there is no C compiler"
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        return "Python.h is missing"
    return str(reason).strip().splitlines()[0]


def translate(source: Path, modules: dict[str, Path | None], scratch: Path) -> dict[str, Path]:
    """Let Cython write C for the modules, in one process per core; return name → C file."""
    from Cython.Build import cythonize
    from setuptools import Extension

    extensions = [Extension(name, [str(module or "_shared.c")]) for name, module in modules.items()]
    try:
        done = cythonize(  # type: ignore[no-untyped-call]
            extensions,
            nthreads=cores(),
            force=True,
            build_dir=str(scratch),
            include_path=[str(source)],
            compiler_directives=DIRECTIVES,
            shared_utility_qualified_name=SHARED,
        )
    except Exception as error:  # it comes from another process, not always as it was raised there
        raise CannotCompile(f"Cython fails, see the lines above: {error!r}") from None
    return {extension.name: Path(extension.sources[0]) for extension in done}


def preamble(scratch: Path, flags: list[str]) -> list[str]:
    """Read Python's header once; return the flags for it, none if the compiler is not gcc or does not want to."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler: Any = new_compiler()
    header = scratch / "preamble.h"
    header.write_text(PREAMBLE, encoding="utf-8")
    try:
        customize_compiler(compiler)
        command = [*compiler.compiler_so, f"-I{sysconfig.get_path('include')}", *flags, "-x", "c-header", str(header)]
        subprocess.run([*command, "-o", f"{header}.gch"], check=True, capture_output=True)
    except (AttributeError, OSError, subprocess.CalledProcessError):
        return []
    return ["-include", str(header)]


def compile_module(name: str, c_file: Path, target: Path, flags: list[str]) -> None:
    """Compile one C file into the target."""
    written = c_file.read_bytes()
    before, mark, after = (b"", b"", written) if name == SHARED else written.partition(COLD)
    c_file.write_bytes(before + HURRY + mark + after)
    try:
        run_compiler(name, c_file, c_file.parent, flags).replace(target)
    except Exception as error:  # setuptools has a dozen kinds of error, and the disk may be full
        raise CannotCompile(f"{name} does not compile, see the lines above: {error!r}") from None


def run_compiler(name: str, c_file: Path, scratch: Path, flags: list[str]) -> Path:
    """Compile and link a C file; return the extension."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    extension = Extension(name, [str(c_file)], extra_compile_args=flags)
    command = build_ext(Distribution({"name": "kvartal", "ext_modules": [extension]}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "temp")
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(name))
