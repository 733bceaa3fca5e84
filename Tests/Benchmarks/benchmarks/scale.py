"""What the size of the data costs: loading it on all cores, and operations whose answers are the same in a small catalogue."""
import json
import tempfile
import time

from . import tools
from .client import Connection
from .processes import CORES, Soundcheck
from .table import Row, WrongAnswer, at_most, figure

SMALL, LARGE, HUGE = 1_000, 100_000, 1_000_000


def rows(options):
    with tempfile.TemporaryDirectory() as folder:
        small, large = (generated(options, folder, tracks) for tracks in (SMALL, LARGE))
        with Soundcheck(options.executable(), *serving(small)) as few:
            begun = time.monotonic()
            with Soundcheck(options.executable(), *serving(large), cores=CORES) as many:
                seconds, cpu = time.monotonic() - begun, many.cpu_seconds()
                yield at_most(f"start with {LARGE:,} tracks", seconds, 2, " s", note=f"{cpu:.2f} s of a processor")
                yield at_most("resident at the most", many.peak(), 400, " MiB", note=f"{many.resident():.0f} MiB then")
                yield from ratios(options, few, many)
    if not options.quick:
        yield from huge(options)


def huge(options):
    with tempfile.TemporaryDirectory() as folder:
        seeds, begun = generated(options, folder, HUGE), time.monotonic()
        with Soundcheck(options.executable(), *serving(seeds), cores=CORES) as server:
            seconds, cpu = time.monotonic() - begun, server.cpu_seconds()
            for path in paths(server).values():
                server.get(path)
            yield Row(f"start with {HUGE:,} tracks", figure(seconds, " s", f"{cpu:.2f} s of a processor"))
            yield Row("resident at the most", figure(server.peak(), " MiB", f"{server.resident():.0f} MiB then"))


def generated(options, folder, tracks):
    """A larger catalogue begins like a smaller one, so that its first person sees the same in both."""
    seeds = f"{folder}/{tracks}"
    tools.output(options.executable(), "seeds", "generate", "--tracks", tracks, "--seed", 1, "--quiet", seeds)
    return seeds


def serving(seeds):
    return "--seeds", seeds, "--clock", "seeds", "--no-watch"


# Operations


def ratios(options, few, many):
    """Both are asked in turn, so that whatever else the machine does falls to both."""
    requests, rounds = options.pick(500, 2_000), 4
    asked = 0
    for name, path in paths(few).items():
        if few.get(path) != many.get(path).replace(many.url.encode(), few.url.encode()):
            raise WrongAnswer(f"{path} is another answer with {LARGE:,} tracks than with {SMALL:,}")
        cost = {few: 0.0, many: 0.0}
        for _ in range(rounds):
            for server in cost:
                cost[server] += ask_anew(server, path, asked, requests)
            asked += requests
        small, large = (seconds / rounds / requests * 1e6 for seconds in (cost[few], cost[many]))
        yield at_most(
            f"{name}, {LARGE:,} tracks to {SMALL:,}", large / small, 1.3,
            note=f"{large:.0f} µs of a processor to {small:.0f} µs, not cached")


def paths(server):
    artist = json.loads(server.get("/artist"))[0]["id"]
    project = json.loads(server.get(f"/project/artist/{artist}"))[0]["id"]
    track = json.loads(server.get(f"/track/project/{project}"))[0]["id"]
    return {
        "getTrack": f"/track/{track}",
        "listTracksOfProject": f"/track/project/{project}",
        "listFeed": "/feed?limit=20",
        "listRecents": "/collaboration/recents?limit=20",
        "listSharedByMe": "/collaboration/shared-by-me?type=project",
        "listSharedTracks": "/collaboration/collaborator/tracks?limit=20",
    }


def ask_anew(server, path, first, count):
    """The processor's seconds for so many answers that no cache has: each is asked for under another authority."""
    connection = Connection(server, path)
    try:
        before = server.cpu_seconds()
        for batch in range(first, first + count, 20):
            for number in range(batch, batch + 20):
                connection.request = connection.request.replace(
                    connection.request.split(b"\r\n")[1], b"Host: localhost:%d" % (1 + number))
                connection.send()
            for _ in range(20):
                connection.answer()
        return server.cpu_seconds() - before
    finally:
        connection.close()
