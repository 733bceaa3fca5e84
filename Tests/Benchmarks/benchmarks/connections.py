"""Ten thousand connections at once: what an idle one costs, and whether all of them are still answered.

Memory is told by a difference, so that what the server holds anyway does not count. What the kernel holds for a socket is
no part of it.
"""
import time

from .client import connections
from .load import LIST
from .processes import Soundcheck, raise_descriptor_limit
from .table import Row, WrongAnswer, at_most

FEW, MANY = 1_000, 10_000
SPARE = 200  # descriptors for all else


def rows(options):
    if raise_descriptor_limit() < MANY + SPARE:
        yield Row(f"{MANY:,} connections at once", f"not measured: raise `ulimit -Hn` to {MANY + SPARE:,}")
        return
    with Soundcheck(options.executable()) as server:
        server.get(LIST)
        descriptors = server.descriptors()
        with connections(FEW, server, LIST) as few:
            body = ask(few)
            before = server.resident()
            with connections(MANY - FEW, server, LIST) as more:
                ask(more, body)
                cost = (server.resident() - before) / len(more)
                ask(few + more, body)
                yield Row(f"{MANY:,} connections at once", "each answered, and again once all were open")
                yield at_most("resident for an idle connection", cost * 1024 * 1024, 1024, " bytes",
                              f"from {FEW:,} to {MANY:,}")
        if (left := settled(server.descriptors, descriptors)) > descriptors:
            raise WrongAnswer(f"{left} descriptors are open after all clients have left, and were {descriptors}")
        yield Row("descriptors once they have left", f"{left} ({descriptors} before)")


def ask(clients, body=None):
    """One after the other. All are answered alike, as with `body` where it is given; gives what that is."""
    for client in clients:
        client.send()
        answer = client.answer()
        if answer != (body := body or answer):
            raise WrongAnswer(f"one of {len(clients):,} connections was answered otherwise than the others")
    return body


def settled(measure, most, seconds=10):
    """What a figure comes to: at most so much, or more where that does not come to be in time."""
    deadline = time.monotonic() + seconds
    while (value := measure()) > most and time.monotonic() < deadline:
        time.sleep(0.05)
    return value
