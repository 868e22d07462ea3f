"""The copied tree: the rules of kit and games rewritten, everything else as it is, and what is built from it."""

import hashlib
import os
import pickle
import re
import subprocess
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import points
from points import Mutant, Rewritten

ROOT = Path(__file__).resolve().parents[2]
FACES = re.compile(r"ask|expect|lines|rulebook|statistics|table")
KIT = "kit"
FACES_OF_KIT = re.compile(r"declared|grid|heat|kinds|line|moves|seven|slot|suits|zones")
COPIED = ("CMakeLists.txt", "LICENSE", "README.md", "db", "packaging", "src", "tests", "forms")
LEFT_OUT = {"gui", "bench", "mutants", "__pycache__"}
FIRST = 10000  # the mutants of each game have numbers of their own
LOOSE = "\ntarget_compile_options({} PRIVATE -w -Wno-narrowing -D_GLIBCXX_ASSERTIONS)\n"
ONE_GAME = """template <class Pick>
auto gathered(Pick pick) {
    std::vector<decltype(pick(rows[0]))> all;
    for (const core::Game& row : rows) {
        if (mutants::plays(row.info->id)) {
            all.push_back(pick(row));
        }
    }
    return all;
}
"""


class Tree:
    def __init__(self, base: Path):
        self.base = base
        self.tree = base / "tree"
        self.build = self.tree / "build/dev"
        self.mutants: list[Mutant] = []
        self.skipped: Counter[str] = Counter()

    def write(self) -> None:
        """Brings the tree up to date, touching only what differs."""
        names = [KIT, *sorted(folder.name for folder in (ROOT / "src/games").iterdir() if folder.is_dir())]
        with ProcessPoolExecutor(2) as pool:
            all_rules = list(pool.map(rules_of, [self.base] * len(names), names, range(1, FIRST * len(names), FIRST)))
        wanted = {path: (ROOT / path).read_bytes() for path in copied_files()}
        for rules in all_rules:
            self.mutants += rules.mutants
            self.skipped += rules.skipped
            wanted |= {path: text.encode() for path, text in rules.texts.items()}
        wanted["src/mutants.h"] = (Path(__file__).parent / "mutants.h").read_bytes()
        wanted["src/games/catalog.cpp.in"] = of_one_game(wanted["src/games/catalog.cpp.in"].decode()).encode()
        for folder, targets in (("src", ("games", "kit")), ("tests", ("test_games", "test_kit", "house"))):
            wanted[f"{folder}/CMakeLists.txt"] += "".join(LOOSE.format(target) for target in targets).encode()
        for path, text in wanted.items():
            write_if_new(self.tree / path, text)
        for old in self.tree.rglob("*"):
            if old.is_file() and self.build not in old.parents and old.relative_to(self.tree).as_posix() not in wanted:
                old.unlink()

    def compile(self) -> None:
        """With the flags of a developer's build, so that ccache knows all but the rules."""
        environment = os.environ | {"CCACHE_BASEDIR": str(self.tree), "CCACHE_NOHASHDIR": "1"}
        options = ["-DPFIFF_GUI=OFF", "-DPFIFF_BENCH=OFF", "-DPFIFF_WERROR=ON", "-DCMAKE_CXX_COMPILER_LAUNCHER=ccache",
                   "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O1 -g0 -UNDEBUG"]
        for command in (["cmake", "-S", str(self.tree), "-B", str(self.build), "-G", "Ninja", *options],
                        ["cmake", "--build", str(self.build), "-j2", "--target", "test_games", "test_kit",
                         "test_house", "test_laws"]):
            done = subprocess.run(command, env=environment, capture_output=True, text=True)
            if done.returncode != 0:
                raise SystemExit((done.stdout + done.stderr)[-6000:])


def rules_of(base: Path, game: str, first: int) -> Rewritten:
    """The rules of the game, or of the kit, rewritten; kept until they, or what rewrites them, change."""
    folder, faces = ("src/kit", FACES_OF_KIT) if game == KIT else (f"src/games/{game}", FACES)
    files = [file.relative_to(ROOT).as_posix() for file in sorted((ROOT / folder).iterdir())
             if file.suffix in (".h", ".cpp") and not faces.match(file.stem)]
    read = [Path(points.__file__), *(ROOT / file for file in files)]
    now = hashlib.sha256(b"".join(file.read_bytes() for file in read) + f"{files}{first}".encode()).hexdigest()
    kept = base / f"{game}.rewritten"
    if kept.exists():
        then, rules = pickle.loads(kept.read_bytes())
        if then == now:
            return rules
    rules = points.rewritten(ROOT, game, files, first)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(pickle.dumps((now, rules)))
    return rules


def copied_files() -> list[str]:
    found: list[str] = []
    for name in COPIED:
        for folder, folders, files in os.walk(ROOT / name):
            folders[:] = [f for f in folders if f not in LEFT_OUT]
            found += [(Path(folder) / file).relative_to(ROOT).as_posix() for file in files]
        if (ROOT / name).is_file():
            found.append(name)
    return found


def of_one_game(catalog: str) -> str:
    """The catalogue can be cut down to one game, so that laws spend all their matches on it."""
    text, changed = re.subn(r"template <class Pick>.*?\n}\n", lambda _: ONE_GAME, catalog, flags=re.S)
    if changed != 1:
        raise SystemExit("src/games/catalog.cpp.in is no longer as it was known here")
    return '#include <vector>\n#include "mutants.h"\n' + text


def write_if_new(path: Path, text: bytes) -> None:
    if not path.exists() or path.read_bytes() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
