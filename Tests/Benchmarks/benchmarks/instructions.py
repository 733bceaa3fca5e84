"""What a cached answer costs the processor: instructions and system calls a request, whatever else the machine does.

Sixteen connections ask in step for the same list, an exact number of times, with the server in callgrind and in strace.
"""
import collections
import pathlib
import re
import tempfile

from . import tools
from .client import connections, lockstep
from .load import LIST
from .processes import Soundcheck
from .table import Row, figure

CONNECTIONS = 16
ALLOCATING = ["malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc"]
ROOMS = ["MockServer", "SocketIO", "HTTPWire", "MockAPI", "Contract", "Catalog", "JSONText"]


def rows(options):
    if hint := tools.missing("valgrind"):
        yield Row("instructions a request", hint)
    else:
        yield from instructions(options)
    if hint := tools.missing("strace"):
        yield Row("system calls a request", hint)
    else:
        yield from system_calls(options)


def instructions(options):
    with tempfile.TemporaryDirectory() as folder:
        profile = pathlib.Path(folder, "profile")
        callgrind = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={profile}"]
        with (
            Soundcheck(options.executable(), "--no-watch", wrapper=callgrind) as server,
            connections(CONNECTIONS, server, LIST) as asking,
        ):
            lockstep(asking, 20)
            tools.output("callgrind_control", "--instr=on", server.pid)
            requests = lockstep(asking, options.pick(100, 400))
            tools.output("callgrind_control", "--instr=off", server.pid)
        rooms, calls = read(profile.read_text())
    total = sum(rooms.values()) / requests
    yield Row("instructions a request, cached answer", figure(total))
    for room, count in rooms.most_common():
        yield Row(f"of them in {room}", figure(count / requests))
    yield Row("allocations a request, cached answer", figure(sum(calls[name] for name in ALLOCATING) / requests))


def read(profile):
    """Of a profile of callgrind: instructions by the room of the function that they are in, and calls by function."""
    names, rooms, calls, is_behind_call = {}, collections.Counter(), collections.Counter(), False
    for line in profile.splitlines():
        if function := re.match(r"(c?)fn=(\(\d+\))(?: (.+))?", line):
            is_called, number, name = function.groups()
            # A name stands there once, and is its number from then on.
            names[number] = name = name or names[number]
            if is_called:
                called = name
            else:
                room = room_of(name)
        elif line.startswith("calls="):
            calls[called] += int(line[len("calls="):].split()[0])
            is_behind_call = True
        elif re.match(r"[\d+*-]", line):
            # The line behind a call has what the called function cost, which its own lines tell. No cost is 0.
            if not is_behind_call:
                rooms[room] += sum(map(int, line.split()[1:]))
            is_behind_call = False
    return rooms, calls


def room_of(name):
    """By the first of them in a mangled name, as in `$s7MockAPI7Backend…`; what is of none is of the libraries below."""
    found = [(name.find(f"{len(room)}{room}"), room) for room in ROOMS if f"{len(room)}{room}" in name]
    return min(found)[1] if found else "Swift, Dispatch and libc"


def system_calls(options):
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "log")
        with (
            Soundcheck(options.executable(), "--no-watch", wrapper=["strace", "-f", "-qq", "-o", log]) as server,
            connections(CONNECTIONS, server, LIST) as asking,
        ):
            lockstep(asking, 20)
            before = log.stat().st_size
            requests = lockstep(asking, options.pick(100, 400))
            calls = re.findall(r"^\d+ +(\w+)\(", log.read_text()[before:], re.MULTILINE)
    counts = collections.Counter(calls)
    # Others wake threads by `read` and `write`; these two are a connection's.
    receiving = sum(counts.pop(name, 0) for name in ("recvfrom", "recvmsg", "readv")) / requests
    sending = sum(counts.pop(name, 0) for name in ("sendto", "sendmsg", "writev")) / requests
    for what, value in (("receiving", receiving), ("sending", sending)):
        yield Row(f"{what} system calls a request", figure(value), "1", 0.99 < value < 1.01)
    others = [f"{name} {count / requests:.2f}" for name, count in counts.most_common() if count / requests >= 0.005]
    yield Row("other system calls a request, of 16 at once", ", ".join(others) or "none")
