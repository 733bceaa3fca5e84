"""Connections that ask one thing again and again, an exact number of times, which wrk does not."""
import contextlib
import socket

from .table import WrongAnswer


class Connection:
    """Kept alive. Asks and answers are apart, so that many connections can have a request on its way."""

    def __init__(self, server, path, *fields):
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = [f"GET {path} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {server.token}", *fields, "", ""]
        self.request = "\r\n".join(lines).encode()
        self.received = b""

    def send(self):
        self.socket.sendall(self.request)

    def answer(self):
        """The body, of 200."""
        while (end := self.received.find(b"\r\n\r\n")) < 0:
            self._receive()
        head, self.received = self.received[:end], self.received[end + 4:]
        if not head.startswith(b"HTTP/1.1 200 "):
            raise WrongAnswer(f"{self.request.decode()}{head.decode()}")
        length = int(head.lower().partition(b"content-length:")[2].split()[0])
        while len(self.received) < length:
            self._receive()
        body, self.received = self.received[:length], self.received[length:]
        return body

    def close(self):
        self.socket.close()

    def _receive(self):
        received = self.socket.recv(65_536)
        if not received:
            raise WrongAnswer(f"{self.request.decode()}the connection was closed in place of an answer")
        self.received += received


def lockstep(connections, rounds):
    """All of them ask, then all of them are answered, and so on: as a server under load sees it. Tells how many asked."""
    for _ in range(rounds):
        for connection in connections:
            connection.send()
        for connection in connections:
            connection.answer()
    return rounds * len(connections)


@contextlib.contextmanager
def connections(count, server, path, *fields):
    opened = []
    try:
        for _ in range(count):
            opened.append(Connection(server, path, *fields))
        yield opened
    finally:
        for connection in opened:
            connection.close()
