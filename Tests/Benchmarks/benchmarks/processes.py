"""Processes that are measured: started pinned, read from outside by /proc, and stopped in the end."""
import contextlib
import getpass
import http.client
import json
import os
import pathlib
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse

from . import tools
from .table import WrongAnswer

CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, LOAD_CORE = CORES[0], CORES[-1]
PATIENCE = 60  # seconds for a server to answer, in an emulator too


@contextlib.contextmanager
def staying_on(core):
    """This process runs on that core alone meanwhile: beside a server on another it would take from it."""
    usual = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, usual)


class Process:
    """A process on some cores; a context that ends it. `errors` is a file for what it says on its standard error."""

    def __init__(self, *command, cores=(SERVER_CORE,), errors=None):
        self.cores = cores
        pinned = [tools.path("taskset"), "-c", ",".join(map(str, cores)), *map(str, command)]
        self.process = subprocess.Popen(pinned, stdout=subprocess.DEVNULL, stderr=errors)
        self.pid = self.process.pid

    def __enter__(self):
        return self

    def __exit__(self, _, exception, __):
        died = not self.is_running
        self.stop()
        if died:
            raise WrongAnswer(f"{self.name} ended by itself, with {self.process.returncode}") from exception

    def stop(self):
        """Ends it in order, or by force where it does not listen."""
        if self.is_running:
            os.kill(self.pid, signal.SIGTERM)
            try:
                self.process.wait(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    @property
    def is_running(self):
        return self.process.poll() is None

    def resident(self):
        """MiB."""
        return self._status("VmRSS") / 1024

    def mapped(self):
        """MiB of files that are resident: the executable and its libraries, which the system can take back at any time."""
        return self._status("RssFile") / 1024

    def peak(self):
        """MiB that were resident at the most."""
        return self._status("VmHWM") / 1024

    def threads(self):
        return self._status("Threads")

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def cpu_seconds(self):
        return cpu_seconds(f"/proc/{self.pid}/stat")

    def _status(self, field):
        text = pathlib.Path(f"/proc/{self.pid}/status").read_text()
        return int(re.search(rf"^{field}:\s+(\d+)", text, re.MULTILINE)[1])


class Soundcheck(Process):
    """A server on a free port, ready once this is made. `wrapper` is a program that runs it, such as valgrind."""

    name = "soundcheck"

    def __init__(self, executable, *arguments, cores=(SERVER_CORE,), wrapper=(), errors=None):
        self._folder = tempfile.TemporaryDirectory()
        ready = pathlib.Path(self._folder.name, "ready.json")
        super().__init__(
            *wrapper, executable, "--port", "0", "--quiet", "--ready-file", ready, *arguments, cores=cores,
            errors=errors)
        deadline = time.monotonic() + PATIENCE
        while not ready.exists():
            if not self.is_running or time.monotonic() > deadline:
                self.stop()
                raise WrongAnswer(f"{executable} did not start")
            time.sleep(0.002)
        self.ready = json.loads(ready.read_text())
        self.pid = self.ready["pid"]  # the server's own, not the wrapper's
        self.port = self.ready["port"]
        self.url = f"http://127.0.0.1:{self.port}"
        self.token = self.ready["people"][0]["token"]

    def stop(self):
        super().stop()
        self._folder.cleanup()

    def event_loops(self):
        """Each has an epoll set, beside the one of Dispatch."""
        links = [os.readlink(descriptor) for descriptor in pathlib.Path(f"/proc/{self.pid}/fd").iterdir()]
        return links.count("anon_inode:[eventpoll]") - 1

    def get(self, path):
        """The body of an answer to the first of the seeds' people."""
        return ask(self.url + path, fields={"Authorization": f"Bearer {self.token}"})


class Nginx(Process):
    """nginx that answers one body: from memory, and from a file with and without sendfile."""

    name = "nginx"
    CONFIGURATION = """
{user}
worker_processes {workers};
daemon off;
pid {folder}/pid;
error_log {folder}/error;
events {{ worker_connections 16384; }}
http {{
    access_log off;
    keepalive_requests 1000000000;
    default_type application/json;
    open_file_cache max=16 inactive=1h;
    open_file_cache_valid 1h;
    client_body_temp_path {folder};
    proxy_temp_path {folder};
    fastcgi_temp_path {folder};
    uwsgi_temp_path {folder};
    scgi_temp_path {folder};
    server {{
        listen 127.0.0.1:{port}{listen};
        location = /memory {{ return 200 '{body}'; }}
        location = /file {{ alias {folder}/body.json; }}
        location = /sendfile {{ alias {folder}/body.json; sendfile on; tcp_nopush on; }}
    }}
}}
"""

    def __init__(self, body, workers=1, cores=(SERVER_CORE,)):
        text = body.decode()
        if "'" in text or "$" in text:
            raise ValueError("the body has a character that nginx's return cannot hold")
        self._folder = tempfile.TemporaryDirectory()
        folder = pathlib.Path(self._folder.name)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        (folder / "body.json").write_bytes(body)
        (folder / "nginx.conf").write_text(self.CONFIGURATION.format(
            folder=folder, port=self.port, workers=workers, body=text.replace("\\", "\\\\"),
            user=f"user {getpass.getuser()};" if os.geteuid() == 0 else "",
            # Each worker's own queue: else one of them takes most connections.
            listen=" reuseport" if workers > 1 else ""))
        super().__init__(
            tools.path("nginx"), "-e", folder / "error", "-p", folder, "-c", folder / "nginx.conf", cores=cores)
        for path in ("/memory", "/file", "/sendfile"):
            if self._first_answer(path) != body:
                self.stop()
                raise WrongAnswer(f"nginx answers another body at {path}")
        watched = tools.output("pgrep", "-P", self.process.pid).split()
        self.workers = [int(pid) for pid in watched]

    def stop(self):
        super().stop()
        self._folder.cleanup()

    def cpu_seconds(self):
        """The workers'; the first process only watches them."""
        return sum(cpu_seconds(f"/proc/{pid}/stat") for pid in self.workers)

    def _first_answer(self, path):
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return ask(self.url + path)
            except OSError:
                if not self.is_running or time.monotonic() > deadline:
                    self.stop()
                    raise WrongAnswer("nginx did not start") from None
                time.sleep(0.02)


def ask(url, method="GET", body=None, fields={}):
    """The body of an answer, over a connection of its own."""
    parts = urllib.parse.urlsplit(url)
    with contextlib.closing(http.client.HTTPConnection(parts.hostname, parts.port, timeout=PATIENCE)) as connection:
        return exchange(connection, method, url.removeprefix(f"http://{parts.netloc}"), body, fields)


def exchange(connection, method, path, body=None, fields={}):
    """The body of an answer. Anything but success is wrong."""
    connection.request(method, path, body, fields)
    answer = connection.getresponse()
    content = answer.read()
    if not 200 <= answer.status < 300:
        raise WrongAnswer(f"{method} {path}: {answer.status} {content[:500].decode(errors='replace')}")
    return content


def cpu_seconds(stat):
    """User's and system's together, of a process or a thread."""
    fields = pathlib.Path(stat).read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def raise_descriptor_limit():
    """Each connection takes a descriptor, wrk's too. Gives how many there may be from now on."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else sys.maxsize


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
