"""The course of a soak: who is at work at what time, and what the server holds meanwhile."""
import collections
import itertools
import multiprocessing
import os
import signal
import sys
import time
import traceback
from dataclasses import dataclass

from benchmarks import bad_clients, fairness
from benchmarks.connections import settled
from benchmarks.table import WrongAnswer

from . import bad, good, keeper
from .record import Fault, Record

# How many processes play a part, and how often each of them begins it again, in seconds.
PARTS = [
    (good.browse, 2, 0.5),
    (good.write, 2, 0.5),
    (good.listen, 1, 0.25),
    (good.read_slowly, 2, 1),
    (bad.break_the_protocol, 1, 1),
    (bad.shut_one_side, 1, 0.25),
    (bad.go_in_the_middle, 1, 0.5),
    (keeper.rule, 1, 2),
    (keeper.edit_files, 1, 5),
]
# One more of these is halted every other while, in the middle of whatever it does.
HALTED = good.browse
# Those who do their worst come in turn, with time between them for the good ones, in seconds.
ABUSE, REST = 4, 4
SAMPLED_EVERY = 2
TOLD_EVERY = 60
CONTEXT = multiprocessing.get_context("fork")


@dataclass(frozen=True)
class Sample:
    """What the server holds: MiB, and numbers."""

    resident: float
    descriptors: int
    threads: int

    @staticmethod
    def of(server):
        return Sample(server.resident(), server.descriptors(), server.threads())


class Course:
    def __init__(self, server, folder):
        self.server, self.folder, self.port = server, folder, server.port
        self.samples, self.records = [], []
        self.start = self.end = None
        self.abuses = collections.Counter()
        self._halted = None
        self._turn = itertools.count()

    def run(self, seconds):
        company = list(fairness.company(self.server))
        self._warm_up()
        self.start = Sample.of(self.server)
        begun, told = time.monotonic(), 0
        with Players(self) as players:
            self._halted = players.halted
            for whom, client, *arguments in itertools.cycle(company):
                with fairness.running(client, self.server, *arguments, patience=None):
                    self._watch(ABUSE)
                self.abuses[whom] += 1
                self._watch(REST)
                passed = time.monotonic() - begun
                if passed // TOLD_EVERY > told:
                    told = passed // TOLD_EVERY
                    print(f"{passed / 60:5.1f} min  {self.samples[-1]}", file=sys.stderr)
                if passed >= seconds:
                    break
        self.records = players.records
        settled(self.server.descriptors, self.start.descriptors)
        self.end = Sample.of(self.server)

    def _warm_up(self):
        """Whatever a server begins with its first work, and keeps, is there behind this."""
        with fairness.running(bad_clients.repeat, self.server, "/__admin/export"):
            time.sleep(2)

    def _watch(self, seconds):
        """Lets some time pass, of which the one that is halted works half."""
        for _ in range(seconds // SAMPLED_EVERY):
            os.kill(self._halted, (signal.SIGCONT, signal.SIGSTOP)[next(self._turn) % 2])
            time.sleep(SAMPLED_EVERY)
            if not self.server.is_running:
                raise WrongAnswer("the server is gone")
            self.samples.append(Sample.of(self.server))


class Players:
    """The processes that play the parts; a context in which they do."""

    def __init__(self, course):
        self._stop, self._queue = CONTEXT.Event(), CONTEXT.Queue()
        parts = [(part, part.__name__, pace) for part, count, pace in PARTS for _ in range(count)]
        parts.append((HALTED, "halted", 0.5))
        self._processes = [
            CONTEXT.Process(target=play, args=(course, *part, self._stop, self._queue), daemon=True) for part in parts]
        self.records = []

    def __enter__(self):
        for process in self._processes:
            process.start()
        self.halted = self._processes[-1].pid
        return self

    def __exit__(self, *_):
        os.kill(self.halted, signal.SIGCONT)
        self._stop.set()
        self.records = [self._queue.get(timeout=120) for _ in self._processes]
        for process in self._processes:
            process.join()


def play(course, part, role, pace, stop, queue):
    """One part again and again. Whatever goes wrong is noted, and the part begins anew."""
    record = Record(role)
    while not stop.is_set():
        begun = time.monotonic()
        try:
            part(course, record)
        except Fault as fault:
            record.blame(str(fault))
        except Exception:
            record.blame(traceback.format_exc(limit=-3))
        record.count("rounds")
        stop.wait(max(0, begun + pace - time.monotonic()))
    queue.put(record)
