"""What worlds cost: ten thousand over a large catalogue, and a server in which they come and go."""
import json

from . import tools
from .processes import Soundcheck
from .table import Row, at_most

COMMENT = "comment-0001"  # of the default seeds

def rows(options):
    yield from churn(options)
    yield from over_large_seeds(options)


def churn(options):
    """Each world is made, changed, asked, and dropped."""
    worlds = options.pick(2_000, 20_000)
    with Soundcheck(options.executable()) as server:
        come_and_go(server, "first", worlds // 4)
        before = server.resident()
        come_and_go(server, "later", worlds)
        after = server.resident()
    yield at_most(
        f"growth over {worlds:,} worlds that come and go", after - before, 1, " MiB",
        note=f"from {before:.1f} MiB to {after:.1f} MiB")


def come_and_go(server, name, count):
    for number in range(count):
        world = f"{name}-{number}"
        server.ask("POST", "/__admin/worlds", json.dumps({"name": world}), **{"Content-Type": "application/json"})
        server.ask("DELETE", f"/w/{world}/__admin/data/comments/{COMMENT}?cascade=true")
        server.get(f"/w/{world}/artist")
        server.ask("DELETE", f"/__admin/worlds/{world}")


def over_large_seeds(options):
    for line in tools.output(options.executable("WorldsBenchmark")).splitlines():
        measure, _, figure = line.rpartition("  ")
        yield Row(measure.strip(), figure.strip())
