"""Two event loops on two cores, beside nginx's two workers.

Soundcheck has a loop for each core that it may use. Where the machine has no more than two cores, wrk takes its share of
both: then the rates tell how both servers fare with what is left, and CPU a request what a second loop costs.
"""
from . import tools
from .load import LIST, load
from .processes import CORES, Nginx, Soundcheck
from .table import Row, at_least
from .throughput import pair, ratio

CONNECTIONS = 64
TITLE = f"two loops, {CONNECTIONS} kept alive" + ("" if CORES[2:] else ", wrk on the same cores")


def rows(options):
    hint = tools.missing("nginx", "wrk") or ("not measured: needs two cores" if len(CORES) < 2 else None)
    if hint:
        yield Row(f"{TITLE}: rate over nginx's two workers", hint, "≥ 0.9")
        return
    both, rest = CORES[:2], CORES[2:] or CORES
    with Soundcheck(options.executable(), cores=both) as soundcheck, Nginx(soundcheck.get(LIST), 2, both) as nginx:
        mine, peer = turns(options, soundcheck, nginx, rest)
        loops = soundcheck.event_loops()
    with Soundcheck(options.executable(), cores=CORES[:1]) as soundcheck:
        yield Row("event loops on one core, on two", f"{soundcheck.event_loops()}, {loops}", "1, 2",
                  (soundcheck.event_loops(), loops) == (1, 2))
    rate = pair(mine, peer, "rate", "/s")
    yield at_least(f"{TITLE}: rate over nginx's two workers", ratio(mine, peer, "rate"), 0.9, note=rate)
    yield Row(f"{TITLE}: p99 beside nginx's", pair(mine, peer, "p99", " µs"))
    yield Row(f"{TITLE}: CPU a request beside nginx's", pair(mine, peer, "cpu", " µs"))


def turns(options, soundcheck, nginx, cores):
    seconds, rounds = options.pick((2, 3), (5, 5))
    mine, peer = [], []
    for _ in range(rounds):
        for server, path, runs in ((soundcheck, LIST, mine), (nginx, "/memory", peer)):
            runs.append(load(server, path, CONNECTIONS, seconds, [f"Authorization: Bearer {soundcheck.token}"], cores, 2))
    return mine, peer
