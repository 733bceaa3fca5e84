"""What a client saw: how long its answers took, and what was wrong."""
import collections
import random
import time

KEPT_TIMES = 20_000
KEPT_FAULTS = 5


class Fault(Exception):
    """An answer that is not what it should be."""


class Record:
    """Of one process, which hands it over in the end."""

    def __init__(self, role):
        self.role = role
        self.done = collections.Counter()
        self.times = []  # a fair sample of them, in ms
        self.timed = 0
        self.faults = []
        self.faulty = 0

    def time(self, seconds):
        self.timed += 1
        if len(self.times) < KEPT_TIMES:
            self.times.append(seconds * 1000)
        elif (place := random.randrange(self.timed)) < KEPT_TIMES:
            self.times[place] = seconds * 1000

    def count(self, what, times=1):
        self.done[what] += times

    def blame(self, fault):
        self.faulty += 1
        if len(self.faults) < KEPT_FAULTS:
            self.faults.append(f"{time.strftime('%H:%M:%S')} {self.role}: {fault}")
