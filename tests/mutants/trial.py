"""The mutants of one game against the tests that reach them."""

import math
import os
import re
import resource
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from points import Mutant
from tree import Tree

STAGES = ("records", "tests", "laws")
MEMORY = 2 << 30
QUICK = 0.5  # seconds; quicker tests share a process


@dataclass
class Test:
    program: str
    name: str
    stage: str
    seconds: float = 0.0
    reaches: set[int] = field(default_factory=set)


@dataclass
class Run:
    code: int
    seconds: float  # of the processor, so that a busy machine kills no mutant


class Trial:
    def __init__(self, tree: Tree, game: str, jobs: int):
        self.tree, self.game, self.jobs = tree, game, jobs
        self.mutants = [m for m in tree.mutants if m.game == game]
        self.tests: list[Test] = []
        self.left_out: list[str] = []

    def look_at_tests(self) -> None:
        """Finds the tests, how long they take and what they reach; those that fail without a mutant are left out."""
        tests = [*self.listed("test_games", "tests"), *self.listed("test_laws", "laws")]
        with ThreadPoolExecutor(self.jobs) as pool:
            passed = list(pool.map(self.look_at, tests))
        self.left_out = [test.name for test, good in zip(tests, passed) if not good]
        self.tests = [test for test, good in zip(tests, passed) if good and test.reaches]
        self.tests.sort(key=lambda test: (STAGES.index(test.stage), test.seconds))

    def listed(self, program: str, stage: str) -> list[Test]:
        text = subprocess.run([str(self.tree.build / "bin" / program), "--gtest_list_tests"], capture_output=True,
                              text=True, check=True, env=os.environ | {"PFIFF_MUTANTS_GAME": self.game}).stdout
        tests, suite = [], ""
        for line in text.splitlines():
            if not line.startswith(" "):
                suite = line.split("#")[0].strip()
                continue
            name = suite + line.split("#")[0].strip()
            if suite != "All/Records.":
                tests.append(Test(program, name, stage))
            elif f"/{self.game.replace('-', '_')}_" in name:
                tests.append(Test(program, name, "records"))
        return tests

    def look_at(self, test: Test) -> bool:
        seen = self.tree.base / "seen" / re.sub(r"\W", "_", f"{self.game}_{test.name}")
        seen.parent.mkdir(exist_ok=True)
        seen.unlink(missing_ok=True)
        run = self.run(test.program, test.name, 300, PFIFF_MUTANTS_SEEN=str(seen))
        test.seconds = run.seconds
        mine = {m.number for m in self.mutants}
        test.reaches = mine & {int(n) for n in seen.read_text().split()} if seen.exists() else set()
        return run.code == 0

    def run(self, program: str, tests: str, seconds: float, **more: str) -> Run:
        """Runs the tests, which gtest's filter names, for so long at most."""
        home = self.tree.build / "tests/home" / program
        environment = os.environ | {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LC_ALL": "C.UTF-8",
                                    "LANGUAGE": "", "TZ": "UTC", "RC_PARAMS": "seed=1 noshrink=1",
                                    "PFIFF_MUTANTS_GAME": self.game, "GTEST_FILTER": tests} | more

        def bounded() -> None:
            resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds), math.ceil(seconds) + 1))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        process = subprocess.Popen([str(self.tree.build / "bin" / program), "--gtest_fail_fast", "--gtest_brief=1"],
                                   env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, preexec_fn=bounded)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return Run(process.returncode, usage.ru_utime + usage.ru_stime)

    def fate(self, mutant: Mutant) -> str:
        """The stage that kills the mutant, or `survived`, or `not reached`, which is no better."""
        tests = [test for test in self.tests if mutant.number in test.reaches]
        quick = [(stage, [test for test in tests if test.stage == stage and test.seconds < QUICK]) for stage in STAGES]
        slow = [(test.stage, [test]) for test in tests if test.seconds >= QUICK]
        for stage, batch in quick + slow:
            for program in sorted({test.program for test in batch}):
                some = [test for test in batch if test.program == program]
                limit = 2 + 5 * sum(test.seconds for test in some)
                names = ":".join(test.name for test in some)
                if self.run(program, names, limit, PFIFF_MUTANT=str(mutant.number)).code != 0:
                    return stage
        return "survived" if tests else "not reached"

    def fates(self, mutants: list[Mutant]) -> list[str]:
        with ThreadPoolExecutor(self.jobs) as pool:
            return list(pool.map(self.fate, mutants))
