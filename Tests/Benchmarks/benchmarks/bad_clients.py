"""Clients that no server should mind. Each does its worst until its process is ended, and tells by `at_work` once it does."""
import itertools
import json
import select
import socket
import threading
import time

SIZE = 1 << 20


def pipeline(at_work, server, path, *fields):
    """Sends requests as fast as they are taken, on eight connections, and reads the answers as they come."""
    flood(at_work, server, 8, request(server, path, *fields), reads=True)


def ask_and_read_nothing(at_work, server, path):
    flood(at_work, server, 200, request(server, path), reads=False)


def flood(at_work, server, connections, asked, reads):
    batch = asked * (65_536 // len(asked))
    poll, clients = select.epoll(), {}
    for turn in itertools.count():
        while len(clients) < connections:
            client = connect(server)
            client.setblocking(False)
            clients[client.fileno()] = (client, bytearray())
            poll.register(client, select.EPOLLOUT | (select.EPOLLIN if reads else 0))
        for descriptor, event in poll.poll(0.1):
            client, rest = clients[descriptor]
            try:
                if event & select.EPOLLIN and not client.recv(SIZE):
                    raise ConnectionError
                if event & select.EPOLLOUT:
                    rest = rest or bytearray(batch)
                    del rest[:client.send(rest)]
                    clients[descriptor] = (client, rest)
            except BlockingIOError:
                pass
            except OSError:  # The server has given it up: another takes its place.
                poll.unregister(descriptor)
                client.close()
                del clients[descriptor]
        if turn == 50:
            at_work()


def idle(at_work, server, path):
    clients = [connect(server) for _ in range(1_000)]
    for client in clients:
        exchange(client, request(server, path))
    at_work()
    while True:
        time.sleep(60)


def drip(at_work, server):
    """Two hundred heads, a byte of each every tenth of a second, until the server no longer waits for them."""
    head = request(server, "/artist", "X-Filler: " + "x" * 1_000)
    clients = [(connect(server), 0) for _ in range(200)]
    while True:
        for number, (client, sent) in enumerate(clients):
            try:
                client.send(head[sent:sent + 1])
                clients[number] = client, sent + 1
            except OSError:
                client.close()
                clients[number] = connect(server), 0
        at_work()
        time.sleep(0.1)


def connect_again_and_again(at_work, server, path):
    asked = request(server, path, "Connection: close")

    def client():
        while True:
            with connect(server) as connection:
                exchange(connection, asked)

    several(4, client, at_work)


def repeat(at_work, server, path, *fields, method="GET", body=b""):
    """Eight connections, each of which asks again once it is answered."""
    asked = request(server, path, *fields, method=method, body=body)

    def client():
        with connect(server) as connection:
            while True:
                exchange(connection, asked)

    several(8, client, at_work)


def send_largest_body(at_work, server, path):
    """A megabyte of properties that nothing knows."""
    members = {f"property-{number}": [1, {"a": "b"}] for number in range(25_000)}
    body = json.dumps(members).encode()
    repeat(at_work, server, path, "Content-Type: application/json", method="POST", body=body)


# What they are made of


def request(server, path, *fields, method="GET", body=b""):
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {server.token}", *fields]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode() + body


def connect(server):
    client = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return client


def exchange(client, asked):
    """Asks and takes the answer, of which nothing is kept."""
    client.sendall(asked)
    received = b""
    while b"\r\n\r\n" not in received:
        received += some(client)
    head, _, body = received.partition(b"\r\n\r\n")
    left = int(head.lower().partition(b"content-length:")[2].split()[0]) - len(body)
    while left > 0:
        left -= len(some(client))


def some(client):
    received = client.recv(SIZE)
    if not received:
        raise ConnectionError("ended in place of an answer")
    return received


def several(count, client, at_work):
    threads = [threading.Thread(target=client, daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    time.sleep(0.5)
    at_work()
    for thread in threads:
        thread.join()
