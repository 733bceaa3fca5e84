"""Requests a second against nginx, which answers the same body from memory and from a file.

The two take turns, one event loop each, on one core; wrk loads them from another. Neither writes a log. Soundcheck
authenticates, routes, keeps its journal and sends its tags as a user has it.
"""
import statistics

from . import tools
from .load import LIST, load
from .processes import CORES, Nginx, Soundcheck
from .table import Row, WrongAnswer, at_least, at_most, figure

TARGETS = {1: None, 64: 0.90, 1_000: 0.90}


def rows(options):
    if hint := tools.missing("nginx", "wrk"):
        yield Row("throughput against nginx", hint, "≥ 0.90")
        return
    with Soundcheck(options.executable()) as soundcheck:
        body = soundcheck.get(LIST)
        with Nginx(body) as nginx:
            for connections, target in TARGETS.items():
                mine, peer = turns(options, soundcheck, nginx, "/memory", connections)
                yield from compared(f"{connections:,} kept alive", mine, peer, target, p99=connections == 64)
            mine, peer = turns(options, soundcheck, nginx, "/file", 64)
            yield against("64 kept alive", "nginx's file, sendfile off", mine, peer, 1.3)
            mine, peer = turns(options, soundcheck, nginx, "/sendfile", 64)
            yield against("64 kept alive", "nginx's file, sendfile on", mine, peer, None)
            mine, peer = turns(options, soundcheck, nginx, "/memory", 64, "Connection: close")
            yield from compared("a connection a request", mine, peer, 0.90)
        if soundcheck.get(LIST) != body:
            raise WrongAnswer(f"soundcheck answers {LIST} otherwise than before the load")


def turns(options, soundcheck, nginx, path, connections, *fields):
    """The runs of both, one of each in turn."""
    seconds, rounds = options.pick((2, 3), (5, 5))
    mine, peer = [], []
    for _ in range(rounds):
        mine.append(load(soundcheck, LIST, connections, seconds, [f"Authorization: Bearer {soundcheck.token}", *fields]))
        peer.append(load(nginx, path, connections, seconds, ["Authorization: Bearer mock-ada", *fields]))
    return mine, peer


def compared(load, mine, peer, target, p99=False):
    yield against(load, "nginx's memory", mine, peer, target)
    yield Row(f"{load}: p50 beside nginx's", pair(mine, peer, "p50", " µs"))
    if p99:
        yield at_most(f"{load}: p99 over nginx's", ratio(mine, peer, "p99"), 1, note=pair(mine, peer, "p99", " µs"))
    else:
        yield Row(f"{load}: p99 beside nginx's", pair(mine, peer, "p99", " µs"))
    yield Row(f"{load}: CPU a request beside nginx's", pair(mine, peer, "cpu", " µs"))


def against(load, whom, mine, peer, target):
    measure, value, note = f"{load}: rate over {whom}", ratio(mine, peer, "rate"), pair(mine, peer, "rate", "/s")
    return at_least(measure, value, target, note=note) if target else Row(measure, figure(value, note=note))


def ratio(mine, peer, what):
    """The median of each round's ratio: what slows both at once does not count."""
    return statistics.median(getattr(one, what) / getattr(other, what) for one, other in zip(mine, peer))


def pair(mine, peer, what, unit):
    return " to ".join(figure(statistics.median(getattr(run, what) for run in runs), unit) for runs in (mine, peer))
