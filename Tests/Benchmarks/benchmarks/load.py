"""Load by wrk, and what it saw."""
import re
from dataclasses import dataclass

from . import tools
from .processes import LOAD_CORE
from .table import WrongAnswer

# 2 to 3.5 KB with the default seeds; nginx's `return` takes at most 4 KB.
LIST = "/artist?limit=7"


@dataclass(frozen=True)
class Load:
    requests: int
    rate: float  # a second
    p50: float  # µs
    p99: float  # µs
    cpu: float  # the server's, µs a request


def load(server, path, connections, seconds, fields=(), cores=(LOAD_CORE,), threads=1, script=None):
    """Loads a server for a while. `fields` are as in `Connection: close`; `script` is a file of wrk's that chooses what is
    asked. A failed answer is wrong."""
    command = [
        tools.path("taskset"), "-c", ",".join(map(str, cores)), tools.path("wrk"), f"-t{threads}", f"-c{connections}",
        f"-d{seconds}s", "--latency", "--timeout", "10s",
    ]
    for field in fields:
        command += ["-H", field]
    if script:
        command += ["-s", script]
    before = server.cpu_seconds()
    shown = tools.output(*command, server.url + path)
    cpu = server.cpu_seconds() - before
    if "Non-2xx" in shown or "Socket errors" in shown:
        raise WrongAnswer(f"{server.name} answered with failures:\n{shown}")
    requests = int(re.search(r"(\d+) requests in", shown)[1])
    if not requests:
        raise WrongAnswer(f"{server.name} answered nothing:\n{shown}")
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", shown)[1])
    return Load(requests, rate, latency(shown, "50%"), latency(shown, "99%"), cpu / requests * 1e6)


def latency(shown, percentile):
    value, unit = re.search(rf"{percentile}\s+([\d.]+)(us|ms|s)", shown).groups()
    return float(value) * {"us": 1, "ms": 1e3, "s": 1e6}[unit]
