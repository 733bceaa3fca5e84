"""Somebody at the control side, and somebody who edits the files that are served."""
import itertools
import os
import pathlib
import time

from .client import Client
from .good import require

SPACE = "artist-night-bloom"
NUMBERS = itertools.count(1)


def rule(soak, record):
    """Data, rules and the clock of a world change as they are told to, and a reset takes all of it back."""
    world = f"ruled-{os.getpid()}"
    with Client(soak.port, record, world=world) as client:
        client.ask("POST", "/__admin/reset", {})
        usual = names(client)
        client.ask("PATCH", f"/__admin/data/artists/{SPACE}", {"name": "Noise"})
        require("Noise" in names(client), "a patched record is shown as before")
        client.ask("POST", "/__admin/faults", {"operation": "listArtists", "toCall": 2, "status": 503}, expects=201)
        for status in (503, 503, 200):
            client.ask("GET", "/artist", expects=status)
        begun = client.ask("GET", "/__admin/clock").json()["now"]
        client.ask("PUT", "/__admin/clock", {"advanceSeconds": 86_400})
        require(client.ask("GET", "/__admin/clock").json()["now"][:10] > begun[:10], "a day later is the same day")
        require(client.ask("GET", "/__admin/export", timed=False).json()["tracks.json"], "an export without tracks")
        client.ask("POST", "/__admin/reset", {})
        require(names(client) == usual, "a reset world is another than at first")
        counted = client.ask("POST", "/__admin/requests/count", {"operation": "listArtists", "status": 503}).json()
        require(counted["count"] <= 2, f"{counted} calls were refused by a rule for two")
    with Client(soak.port, record) as client:
        for path in ("coverage", "requests?limit=50", "violations", "worlds", "data/artists", "openapi.json"):
            client.ask("GET", f"/__admin/{path}", timed=False).json()
    record.count("rules")


def names(client):
    """Of the spaces: what no reload of the seeds changes."""
    return [space["name"] for space in client.read("/artist")]


def edit_files(soak, record):
    """Edited seeds and an edited document are taken up while all others go on; broken ones are not."""
    number = next(NUMBERS)
    seeds, document = soak.folder / "seeds" / "artists.json", soak.folder / "openapi.json"
    with Client(soak.port, record) as client:
        if number % 5 == 0:
            whole = seeds.read_text()
            seeds.write_text(whole[:-20])
            time.sleep(1)
            require(client.read(f"/artist/{SPACE}")["id"] == SPACE, "broken seeds were taken up")
            seeds.write_text(whole)
        replace(seeds, "genre", f"Genre {number}")
        wait_for(lambda: client.read(f"/artist/{SPACE}")["genre"] == f"Genre {number}", "edited seeds")
        replace(document, "version", f"0.0.{number}")
        wait_for(lambda: version(client) == f"0.0.{number}", "an edited document")
    record.count("files edited", 2)


def version(client):
    return client.ask("GET", "/openapi.json", timed=False).json()["info"]["version"]


def replace(file, member, text):
    """Replaces the text of the first member of that name, in one step."""
    before, found, behind = file.read_text().partition(f'"{member}": "')
    require(found, f"no {member} in {file.name}")
    beside = pathlib.Path(f"{file}.new")
    beside.write_text(before + found + text + behind[behind.index('"'):])
    beside.rename(file)


def wait_for(condition, what, seconds=20):
    deadline = time.monotonic() + seconds
    while not condition():
        require(time.monotonic() < deadline, f"{what} not taken up within {seconds} s")
        time.sleep(0.1)
