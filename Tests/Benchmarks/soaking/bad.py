"""Bad clients: what they send is broken, or they go in the middle of it. Each is answered as it should be, if at all."""
import contextlib
import random
import socket
import struct

from .record import Fault

HOST = b"Host: localhost\r\n"
ASK = b"GET /artist HTTP/1.1\r\n" + HOST + b"Authorization: Bearer mock-ada\r\n"
POST = b"POST /auth/sign-in HTTP/1.1\r\n" + HOST

# What cannot be read as a request, by what it is refused with.
BROKEN = [
    (400, b"GET /artist HTTP/1.1\r\n\r\n"),
    (400, b"GET /artist HTTP/1.1\r\nHost localhost\r\n\r\n"),
    (400, b"GET /artist\r\n\r\n"),
    (400, b"GET  /artist HTTP/1.1\r\n" + HOST + b"\r\n"),
    (400, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"),
    (400, b"GET /artist HTTP/1.1\r\n" + HOST + b" folded: field\r\n\r\n"),
    (400, POST + b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    (400, POST + b"Content-Length: one\r\n\r\n"),
    (400, POST + b"Transfer-Encoding: chunked\r\n\r\nx\r\n"),
    (413, POST + b"Content-Length: 8000000\r\n\r\n"),
    (414, b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n"),
    (417, POST + b"Content-Length: 2\r\nExpect: the unexpected\r\n\r\n{}"),
    (431, ASK + b"X-Large: " + b"x" * 70_000 + b"\r\n\r\n"),
    (501, POST + b"Transfer-Encoding: gzip\r\n\r\n"),
    (505, b"GET /artist HTTP/2.0\r\n" + HOST + b"\r\n"),
]


def break_the_protocol(soak, record):
    """Each broken request is told what it is, and the connection ends."""
    for status, sent in BROKEN:
        with connected(soak) as client:
            client.sendall(sent)
            received = all_of(client)
        if not received.startswith(b"HTTP/1.1 %d " % status):
            raise Fault(f"{sent[:60]!r} gets {received[:60]!r} in place of {status}")
        record.count("refusals")


def shut_one_side(soak, record):
    """Whoever has asked and shuts the sending side gets every answer, then the end."""
    count = random.choice([1, 16, 17, 100])
    with connected(soak) as client:
        client.sendall((ASK + b"\r\n") * count)
        client.shutdown(socket.SHUT_WR)
        answers = all_of(client).count(b"HTTP/1.1 200 ")
    if answers != count:
        raise Fault(f"{answers} answers to {count} requests of a client that shut its sending side")
    record.count("half-closed")


def go_in_the_middle(soak, record):
    """Resets and ends at any place: of a request, of a body, of an answer, behind many requests."""
    sound = b"GET /audio/file-ignition-v2?token=mock-audio-file-ignition-v2 HTTP/1.1\r\n" + HOST + b"\r\n"
    for sent in (
        b"", ASK, ASK + b"\r\n", (ASK + b"\r\n") * 500, sound, POST + b"Content-Length: 100000\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{", ASK + b"Prefer: wait=1\r\n\r\n",
    ):
        with connected(soak) as client:
            client.sendall(sent)
            if random.random() < 0.3:
                client.settimeout(0.1)
                with contextlib.suppress(TimeoutError):
                    client.recv(1_000)
            if random.random() < 0.5:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        record.count("gone")


def connected(soak):
    return socket.create_connection(("127.0.0.1", soak.port), timeout=60)


def all_of(client):
    received = bytearray()
    with contextlib.suppress(ConnectionResetError):
        while piece := client.recv(65_536):
            received += piece
    return bytes(received)
