"""What worlds cost: a server in which they come and go, and ten thousand over a large catalogue."""
import contextlib
import http.client
import json

from . import tools
from .options import built
from .processes import PATIENCE, Soundcheck, exchange
from .table import Row, at_most

COMMENT = "comment-0001"  # of the default seeds


def rows(options):
    yield churn(options)
    yield from over_large_seeds()


def churn(options):
    """Each world is made, changed, asked and dropped. The first ones fill what all journals share."""
    first, later = 8_000, options.pick(4_000, 20_000)
    with Soundcheck(options.executable()) as server:
        come_and_go(server, range(first))
        before = server.resident()
        come_and_go(server, range(first, first + later))
        after = server.resident()
    note = f"from {before:.1f} MiB to {after:.1f} MiB"
    return at_most(f"growth over {later:,} worlds that come and go", after - before, 1, " MiB", note)


def come_and_go(server, numbers):
    fields = {"Authorization": f"Bearer {server.token}", "Content-Type": "application/json"}
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:
        for number in numbers:
            world = f"world-{number}"
            exchange(connection, "POST", "/__admin/worlds", json.dumps({"name": world}), fields)
            exchange(connection, "DELETE", f"/w/{world}/__admin/data/comments/{COMMENT}?cascade=true", fields=fields)
            exchange(connection, "GET", f"/w/{world}/artist", fields=fields)
            exchange(connection, "DELETE", f"/__admin/worlds/{world}", fields=fields)


def over_large_seeds():
    if hint := tools.missing("swift"):
        yield Row("worlds over large seeds", hint)
        return
    for line in tools.output(built("WorldsBenchmark")).splitlines():
        measure, _, figure = line.rpartition("  ")
        yield Row(measure.strip(), figure.strip())
