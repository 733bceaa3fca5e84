"""What answers cost that wait at once: threads, memory and how late they come.

Many connections ask once each, all to be answered after the same delay.
"""
import statistics
import time

from .client import connections
from .processes import Soundcheck
from .table import Row, figure

DELAY = 4  # seconds: longer than all of them take to ask


def rows(options):
    count = options.pick(1_000, 5_000)
    with (
        Soundcheck(options.executable()) as server,
        connections(count, server, "/auth/me", f"Prefer: delay={DELAY * 1000}") as waiting,
    ):
        server.get("/auth/me")
        time.sleep(0.5)
        resident, threads = server.resident(), server.threads()
        due = []
        for connection in waiting:
            connection.send()
            due.append(time.monotonic() + DELAY)
        time.sleep(DELAY / 4)
        each = (server.resident() - resident) * 1024 / count
        threads = f"{threads} before, {server.threads()} meanwhile"
        late = []
        for connection, moment in zip(waiting, due):
            connection.answer()
            late.append((time.monotonic() - moment) * 1000)
    yield Row(f"{count:,} delayed answers at once: threads", threads)
    yield Row("… memory of each", figure(each, " KiB"))
    yield Row("… late by, in the median and at most", f"{figure(statistics.median(late))} ms, {figure(max(late))} ms")
