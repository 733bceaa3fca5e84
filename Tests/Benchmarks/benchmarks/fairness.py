"""By how much others move the answers to a good client: those that ask without end, read nothing, drip, or only sit there.

The server has one core and so one event loop, which all of them share; clients have the other, the good one before the
others. The good client asks at a steady rate whatever comes back, and each answer is timed from when it was to be asked
for: one that is late makes those behind it late too.
"""
import contextlib
import json
import multiprocessing
import os
import select
import statistics
import time
import urllib.parse

from . import bad_clients
from .client import Connection
from .load import LIST
from .processes import LOAD_CORE, Soundcheck, raise_descriptor_limit, staying_on
from .table import Row, WrongAnswer, at_most

CONNECTIONS = 8
RATE = 400  # requests a second, of all of them together
TARGET = 20  # ms by which the p99 may move; where a client starves, these are seconds
DESCRIPTORS = 1_200

OUTBOUND = "/collaboration/shared-by-me"
FEED = "/feed?limit=200"


def rows(options):
    if raise_descriptor_limit() < DESCRIPTORS:
        yield Row("a good client's p99 beside bad ones", f"not measured: raise `ulimit -Hn` to {DESCRIPTORS:,}")
        return
    seconds = options.pick(3, 10)
    with Soundcheck(options.executable()) as server, staying_on(LOAD_CORE):
        alone = statistics.median(p99(good_client(server, seconds)) for _ in range(3))
        yield Row("a good client's p99, alone", f"{alone:.2f} ms ({CONNECTIONS} connections, {RATE} requests a second)")
        for whom, client, *arguments in company(server):
            with running(client, server, *arguments):
                beside = p99(good_client(server, seconds))
            yield at_most(f"… moved by {whom}", beside - alone, TARGET, " ms", f"to {beside:.2f} ms")


def company(server):
    """Whom the good client has beside it: what they are, and how they are played."""
    yield "8 that pipeline for ever", bad_clients.pipeline, LIST
    yield "8 that pipeline for ever what they know already", bad_clients.pipeline, LIST, "If-None-Match: *"
    yield "8 that pipeline for ever what is not kept", bad_clients.pipeline, FEED, "Prefer: fault=new-etag"
    yield "200 that ask and read nothing", bad_clients.ask_and_read_nothing, LIST
    yield "1,000 that are idle", bad_clients.idle, LIST
    yield "200 whose heads drip in", bad_clients.drip
    yield "4 that connect for each request", bad_clients.connect_again_and_again, LIST
    for what, path, *fields in (
        ("the longest list", FEED),
        ("the longest list, not kept", FEED, "Prefer: variant=long-text"),
        ("the largest variant", OUTBOUND, "Prefer: variant=many-items"),
        ("the document", "/openapi.json"),
        ("an export", "/__admin/export"),
        ("all comments as records", "/__admin/data/comments"),
        ("the journal", "/__admin/requests"),
        ("the longest waveform, not kept", f"/file/{longest(server)}/waveform", "Prefer: variant=extra-fields"),
        ("the longest sound", sound(server)),
        ("a path of 8 KB that nothing has", "/nowhere" + "/track" * 1_300),
    ):
        yield f"8 that ask in a loop for {what}", bad_clients.repeat, path, *fields
    yield "8 that send in a loop 1 MB of JSON", bad_clients.send_largest_body, f"/comment/file/{longest(server)}"


def longest(server):
    files = json.loads(server.get("/__admin/data/files"))
    return max(files, key=lambda file: file["durationMs"])["id"]


def sound(server):
    """Its path, with the token that it is asked for by."""
    file = json.loads(server.get(f"/file/{longest(server)}"))
    parts = urllib.parse.urlsplit(file["audioUrl"])
    return f"{parts.path}?{parts.query}"


@contextlib.contextmanager
def running(client, *arguments, patience=60):
    """A bad client in a process of its own, which gives way to the good one. It is at its work within so many seconds, or
    whenever it comes to it where nothing is waited for."""
    context = multiprocessing.get_context("fork")
    at_work = context.Event()

    def work():
        os.nice(19)
        client(at_work.set, *arguments)

    process = context.Process(target=work, daemon=True)
    process.start()
    try:
        if patience and not at_work.wait(patience):
            raise WrongAnswer(f"the client that is to {client.__name__} did not come to do so")
        yield
        if not process.is_alive():
            raise WrongAnswer(f"the client that is to {client.__name__} ended by itself")
    finally:
        process.kill()
        process.join()


def good_client(server, seconds):
    """The times of its answers, in ms. Each answer is held against the first."""
    connections = [Connection(server, LIST) for _ in range(CONNECTIONS)]
    by_descriptor = {connection.socket.fileno(): connection for connection in connections}
    poll = select.epoll()
    for descriptor in by_descriptor:
        poll.register(descriptor, select.EPOLLIN)
    for connection in connections:
        connection.send()
        body = connection.answer()
    due = {descriptor: [] for descriptor in by_descriptor}
    times, asked, total, begun = [], 0, seconds * RATE, time.monotonic()
    while len(times) < total:
        now = time.monotonic()
        while asked < total and (turn := begun + asked / RATE) <= now:
            connection = connections[asked % CONNECTIONS]
            connection.send()
            due[connection.socket.fileno()].append(turn)
            asked += 1
        wait = begun + asked / RATE - now if asked < total else 60
        ready = poll.poll(max(wait, 0))
        if not ready and asked == total:
            raise WrongAnswer("a good client was not answered within a minute")
        for descriptor, _ in ready:
            connection = by_descriptor[descriptor]
            while True:
                if connection.answer() != body:
                    raise WrongAnswer("a good client was answered otherwise than before")
                times.append((time.monotonic() - due[descriptor].pop(0)) * 1000)
                if not connection.received:
                    break
    poll.close()
    for connection in connections:
        connection.close()
    return times


def p99(times):
    return statistics.quantiles(times, n=100)[98]
