"""Good clients: they keep to the contract, and hold each answer against what they know."""
import itertools
import json
import os
import random
import socket
import time
import urllib.parse

from .client import Client
from .record import Fault

FILE = "file-ignition-v2"
COMMENTS = f"/comment/file/{FILE}"
PEOPLE = ("mock-ada", "mock-ben", "mock-cleo")
KNOWN_SOUND = 1 << 20  # bytes
NUMBERS = itertools.count(1)


def require(condition, otherwise):
    if not condition:
        raise Fault(otherwise)


# In the world that all share


def browse(soak, record):
    """Lists are lists, their counts agree, each thing is the one that was asked for, and what is known is not sent again."""
    with Client(soak.port, record, random.choice(PEOPLE)) as client:
        for path in ("/auth/me", "/feed?limit=20", "/collaboration/recents", "/collaboration/shared-by-me", "/artist"):
            client.read(path)
            require_not_sent_again(client, path)
        listed = client.ask("GET", "/artist")
        total, spaces = int(listed.fields["X-Total-Count"]), listed.json()
        require(total == len(spaces), f"{total} spaces are told of, and {len(spaces)} listed")
        for space in spaces[:2]:
            require(client.read(f"/artist/{space['id']}")["id"] == space["id"], f"not {space['id']}, which was asked for")
            for project in client.read(f"/project/artist/{space['id']}")[:2]:
                for track in client.read(f"/track/project/{project['id']}")[:2]:
                    shown = client.read(f"/track/{track['id']}")["name"]
                    require(shown == track["name"], f"{track['id']} is named {track['name']} and {shown}")


def require_not_sent_again(client, path):
    tag = client.ask("GET", path).tag
    answer = client.ask("GET", path, expects=(200, 304), If_None_Match=tag)
    # Seeds may have been reloaded meanwhile.
    require(answer.status == 304 or answer.tag != tag, f"{path}: sent again under the same tag")
    require(answer.status == 200 or not answer.body, f"{path}: 304 with a body")


def listen(soak, record):
    """Parts of a sound are parts of the whole; its waveform and its picture are what they were."""
    with Client(soak.port, record) as client:
        client.read(f"/file/{FILE}/waveform")
        picture = client.ask("GET", "/artwork/artwork-night-bloom?size=128").body
        require(picture.startswith(b"\x89PNG"), "a picture that is none")
        parts = urllib.parse.urlsplit(client.ask("GET", f"/file/{FILE}").json()["audioUrl"])
        sound = f"{parts.path}?{parts.query}"
        whole = known_sound(client, sound)
        start = random.randrange(KNOWN_SOUND - 60_000)
        part = client.ask("GET", sound, expects=206, Range=f"bytes={start}-{start + 49_999}").body
        require(part == whole[start:start + 50_000], f"bytes {start} and so on of the sound are others than before")


def known_sound(client, path, known={}):
    if path not in known:
        known[path] = client.ask("GET", path, expects=206, timed=False, Range=f"bytes=0-{KNOWN_SOUND - 1}").body
    return known[path]


def read_slowly(soak, record):
    """Takes half a second over an answer, and gets all of it."""
    client = socket.create_connection(("127.0.0.1", soak.port), timeout=60)
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    with client:
        client.sendall(b"GET /feed?limit=200 HTTP/1.0\r\nAuthorization: Bearer mock-ada\r\n\r\n")
        received = b""
        while piece := client.recv(16_384):
            received += piece
            time.sleep(0.04)
    head, _, body = received.partition(b"\r\n\r\n")
    require(head.startswith(b"HTTP/1.1 200 "), f"{head[:100]!r} for a slow reader")
    require(len(json.loads(body)) > 100, "less than all for a slow reader")
    record.count("answers")


# In worlds of their own


def write(soak, record):
    """What is written in a world is seen there, in the order in which it was, and nowhere else; a dropped world is gone."""
    world = f"soak-{os.getpid()}-{next(NUMBERS)}"
    with Client(soak.port, record, world=world) as client:
        texts = [f"said in {world}: {number}" for number in range(3)]
        made = [client.ask("POST", COMMENTS, {"text": text}, expects=201).json() for text in texts]
        require_said(client, texts)
        first = client.ask("PATCH", f"/comment/{made[0]['id']}", {"text": texts[0] + "!"})
        texts[0] += "!"
        client.ask("DELETE", f"/comment/{made[1]['id']}", expects=412, If_Match='"not-this-one"')
        client.ask("DELETE", f"/comment/{made[1]['id']}", expects=204)
        del texts[1]
        require(first.json()["text"] == texts[0], "a change answers what was there before")
        require_said(client, texts)
        fork(soak, record, client, world, texts)
        require_said(client, texts)
    # The others stay, until newer worlds take their places.
    if random.random() < 0.8:
        drop(soak, record, world)


def fork(soak, record, client, world, texts):
    """A fork begins as the world is, and goes its own way."""
    name = f"{world}-fork"
    client.ask("POST", "/__admin/fork", {"to": name}, expects=201)
    with Client(soak.port, record, world=name) as other:
        require_said(other, texts)
        other.ask("POST", COMMENTS, {"text": f"said in {name}"}, expects=201)
        require_said(other, texts + [f"said in {name}"])
    drop(soak, record, name)


def drop(soak, record, world):
    with Client(soak.port, record) as client:
        client.ask("DELETE", f"/__admin/worlds/{world}", expects=204)
        client.ask("GET", f"/w/{world}/artist", expects=410)
    record.count("worlds dropped")


def require_said(client, texts):
    said = [comment["text"] for comment in client.read(COMMENTS) if comment["text"].startswith("said in ")]
    require(said == texts, f"{client.prefix}: {said} was said, and should be {texts}")
