"""The mutants of one game, or of the kit, against the tests that reach them."""

import math
import os
import re
import resource
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from points import Mutant
from tree import KIT, Tree

STAGES = ("records", "tests", "laws")
MEMORY = 2 << 30
QUICK = 0.5  # seconds; quicker tests share a process
SLOW = 2.0  # seconds; slower laws are left out even where laws are asked for
RANDOM = "seed=1 noshrink=1 max_success=20"


@dataclass
class Test:
    program: str
    name: str
    stage: str
    catalog: str  # the game that alone is there, or "" for all
    seconds: float = 0.0
    reaches: set[int] = field(default_factory=set)


@dataclass
class Run:
    code: int
    seconds: float  # of the processor, so that a busy machine kills no mutant


class Trial:
    def __init__(self, tree: Tree, game: str, jobs: int, laws: bool):
        self.tree, self.game, self.jobs, self.laws = tree, game, jobs, laws
        self.catalog = "" if game == KIT else game
        self.mutants = [m for m in tree.mutants if m.game == game]
        self.tests: list[Test] = []
        self.left_out: list[str] = []

    def look_at_tests(self) -> None:
        """Finds the tests, how long they take and what they reach."""
        programs = {"test_games": "tests", "test_kit": "tests", "test_house": "laws", "test_laws": "laws"}
        if self.catalog:
            del programs["test_house"]  # another game
        tests = [test for program, stage in programs.items() for test in self.listed(program, stage)]
        if not self.laws:
            tests = [test for test in tests if test.stage != "laws"]
        with ThreadPoolExecutor(self.jobs) as pool:
            passed = list(pool.map(self.look_at, tests))
        for test, good in zip(tests, passed):
            if test.reaches and good and (test.stage != "laws" or test.seconds < SLOW):
                self.tests.append(test)
            elif test.reaches:
                self.left_out.append(f"{test.name} ({'is slow' if good else 'fails without a mutant'})")
        self.tests.sort(key=lambda test: (STAGES.index(test.stage), test.seconds))

    def listed(self, program: str, stage: str) -> list[Test]:
        text = subprocess.run([str(self.tree.build / "bin" / program), "--gtest_list_tests"], capture_output=True,
                              text=True, check=True, env=self.environment(self.catalog)).stdout
        tests, suite = [], ""
        for line in text.splitlines():
            if not line.startswith(" "):
                suite = line.split("#")[0].strip()
                continue
            name = suite + line.split("#")[0].strip()
            if suite != "All/Records.":
                tests.append(Test(program, name, stage, self.catalog))
            elif not self.catalog or f"/{self.game.replace('-', '_')}_" in name:
                tests.append(Test(program, name, "records", self.catalog))
        return tests

    def environment(self, catalog: str) -> dict[str, str]:
        return os.environ | ({"PFIFF_MUTANTS_GAME": catalog} if catalog else {})

    def look_at(self, test: Test) -> bool:
        """A test that fails where there is only this game is one that looks at all of them."""
        seen = self.tree.base / "seen" / re.sub(r"\W", "_", f"{self.game}_{test.name}")
        seen.parent.mkdir(exist_ok=True)
        for test.catalog in (self.catalog, ""):
            seen.unlink(missing_ok=True)
            run = self.run([test], 300, PFIFF_MUTANTS_SEEN=str(seen))
            if run.code == 0:
                break
        test.seconds = run.seconds
        mine = {m.number for m in self.mutants}
        test.reaches = mine & {int(n) for n in seen.read_text().split()} if seen.exists() else set()
        return run.code == 0

    def run(self, tests: list[Test], seconds: float, **more: str) -> Run:
        """Runs the tests, which are of one program and catalogue, for so long at most."""
        program = tests[0].program
        home = self.tree.build / "tests/home" / program
        environment = self.environment(tests[0].catalog) | {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LC_ALL": "C.UTF-8",
                                    "LANGUAGE": "", "TZ": "UTC", "RC_PARAMS": RANDOM,
                                    "GTEST_FILTER": ":".join(test.name for test in tests)} | more
        process = subprocess.Popen([str(self.tree.build / "bin" / program), "--gtest_fail_fast", "--gtest_brief=1"],
                                   env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        for kind, most in ((resource.RLIMIT_CPU, math.ceil(seconds)), (resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_CORE, 0)):
            resource.prlimit(process.pid, kind, (most, most))
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return Run(process.returncode, usage.ru_utime + usage.ru_stime)

    def fate(self, mutant: Mutant) -> str:
        """The stage that kills the mutant, or `survived`, or `not reached`, which is no better."""
        tests = [test for test in self.tests if mutant.number in test.reaches]
        quick = [(stage, [test for test in tests if test.stage == stage and test.seconds < QUICK]) for stage in STAGES]
        slow = [(test.stage, [test]) for test in tests if test.seconds >= QUICK]
        for stage, batch in quick + slow:
            for alike in sorted({(test.program, test.catalog) for test in batch}):
                some = [test for test in batch if (test.program, test.catalog) == alike]
                limit = 2 + 2 * sum(test.seconds for test in some)
                if self.run(some, limit, PFIFF_MUTANT=str(mutant.number)).code != 0:
                    return stage
        return "survived" if tests else "not reached"

    def fates(self, mutants: list[Mutant]) -> list[str]:
        with ThreadPoolExecutor(self.jobs) as pool:
            return list(pool.map(self.fate, mutants))
