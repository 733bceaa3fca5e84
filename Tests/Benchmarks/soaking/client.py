"""A client that keeps its connection, times each answer, and judges it."""
import http.client
import json
import socket
import time
from dataclasses import dataclass

from .record import Fault


@dataclass(frozen=True)
class Answer:
    status: int
    fields: http.client.HTTPMessage
    body: bytes

    @property
    def tag(self):
        return self.fields["ETag"]

    def json(self):
        try:
            return json.loads(self.body)
        except ValueError as error:
            raise Fault(f"no JSON: {error} in {self.body[:200]!r}") from None


# Of the world that all share, by path and tag: the digest of the one body that the tag stands for.
SHARED = {}


class Client:
    """One of the seeds' people, in one world."""

    def __init__(self, port, record, token="mock-ada", world=None):
        self.record = record
        self.token = token
        self.prefix = f"/w/{world}" if world else ""
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._digests = {} if world else SHARED

    def ask(self, method, path, body=None, expects=200, timed=True, **fields):
        """The answer, which must have the status that is expected. Underscores in names of fields stand for hyphens."""
        fields = {name.replace("_", "-"): value for name, value in fields.items()}
        fields["Authorization"] = f"Bearer {self.token}"
        if body is not None and not isinstance(body, bytes):
            body, fields["Content-Type"] = json.dumps(body).encode(), "application/json"
        begun = time.monotonic()
        try:
            if self._connection.sock is None:
                self._connection.connect()
                self._connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._connection.request(method, self.prefix + path, body, fields)
            response = self._connection.getresponse()
            answer = Answer(response.status, response.headers, response.read())
        except (OSError, http.client.HTTPException) as error:
            self._connection.close()
            raise Fault(f"{method} {self.prefix}{path}: {error!r}") from None
        if timed:
            self.record.time(time.monotonic() - begun)
        self.record.count("answers")
        if answer.status not in (expects if isinstance(expects, tuple) else (expects,)):
            raise Fault(
                f"{method} {self.prefix}{path}: {answer.status} in place of {expects}, {answer.body[:300]!r}")
        return answer

    def read(self, path, **fields):
        """The value of a list or a thing, whose tag must stand for what it stood for before."""
        answer = self.ask("GET", path, **fields)
        if not answer.tag:
            raise Fault(f"GET {self.prefix}{path}: no ETag")
        known = self._digests.setdefault((self.token, path, answer.tag), hash(answer.body))
        if known != hash(answer.body):
            raise Fault(f"GET {self.prefix}{path}: two bodies under the tag {answer.tag}")
        return answer.json()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._connection.close()
