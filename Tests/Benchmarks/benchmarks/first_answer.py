"""From the start of the process to its first answer, with the default seeds and all files in the page cache."""
import os
import signal
import statistics
import subprocess
import time
from types import SimpleNamespace

from . import tools
from .client import Connection
from .processes import PATIENCE, free_port
from .table import Row, WrongAnswer, at_most, figure


def rows(options):
    runs = options.pick(10, 20)
    taken, _ = medians(runs, nothing)
    yield Row("a process that does nothing, from start to end", figure(taken, " ms"))
    yield answered("release", runs, options.executable(), 40)
    if not options.debug_server and (hint := tools.missing("swift")):
        yield Row("first answer, debug", hint, "≤ 250 ms")
    else:
        yield answered("debug", runs, options.debug_executable(), 250)


def answered(build, runs, executable, limit):
    taken, cpu = medians(runs, lambda: first_answer(executable))
    return at_most(f"first answer, {build}", taken, limit, " ms", note=f"{figure(cpu, ' ms')} of CPU to its end")


def medians(count, run):
    """Time and CPU time in milliseconds; a run before them warms the page cache."""
    run()
    return [statistics.median(column) * 1000 for column in zip(*(run() for _ in range(count)))]


def nothing():
    begun = time.monotonic()
    process = subprocess.Popen(["true"])
    cpu = cpu_of_ended(process)
    return time.monotonic() - begun, cpu


def first_answer(executable):
    port = free_port()
    begun = time.monotonic()
    process = subprocess.Popen([executable, "--quiet", "--port", str(port)])
    try:
        connection = first_connection(process, port)
        connection.send()
        connection.answer()
        taken = time.monotonic() - begun
        connection.close()
    finally:
        os.kill(process.pid, signal.SIGTERM)
        cpu = cpu_of_ended(process)
    return taken, cpu


def first_connection(process, port):
    server = SimpleNamespace(port=port, token="mock-ada")
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return Connection(server, "/artist")
        except ConnectionRefusedError:
            if time.monotonic() > deadline:
                raise WrongAnswer(f"{process.args[0]} did not start") from None
            time.sleep(0.0005)


def cpu_of_ended(process):
    """Seconds, by the account that the system gives of a process at its end."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime
