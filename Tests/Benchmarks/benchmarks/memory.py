"""Resident memory with the default seeds: before any load, and whether millions of requests move it."""
import json
import pathlib
import tempfile
import time

from . import tools
from .load import load
from .processes import Soundcheck
from .table import Row, at_most


def rows(options):
    with Soundcheck(options.executable()) as server:
        server.get("/artist")
        time.sleep(1)
        yield at_most(
            "resident with the default seeds, idle", server.resident(), 20, " MiB",
            note=f"{server.mapped():.1f} MiB of them its program and libraries")
        million = options.pick(1, 10)
        measure = f"growth over {million} million requests for all that is there"
        if hint := tools.missing("wrk"):
            yield Row(measure, hint, "≤ 1 MiB")
            return
        with tempfile.TemporaryDirectory() as folder:
            script = pathlib.Path(folder, "script.lua")
            script.write_text(asking_in_turn(paths(server)))
            # The journal is full behind this, and all answers are cached.
            ask(server, script, 200_000)
            before = server.resident()
            ask(server, script, million * 1_000_000)
            after = server.resident()
        yield at_most(measure, after - before, 1, " MiB", note=f"from {before:.1f} MiB to {after:.1f} MiB")


def ask(server, script, requests):
    while requests > 0:
        requests -= load(server, "/", 64, 5, [f"Authorization: Bearer {server.token}"], script=script).requests


def paths(server):
    """Every artist, project, track and file of the seeds' first person, and what lists them."""
    found = ["/artist", "/feed", "/auth/me", "/collaboration/recents", "/collaboration/shared-by-me"]
    for artist in json.loads(server.get("/artist")):
        found += [f"/artist/{artist['id']}", f"/project/artist/{artist['id']}", f"/link/artist/{artist['id']}"]
        for project in json.loads(server.get(f"/project/artist/{artist['id']}")):
            found += [f"/project/{project['id']}", f"/track/project/{project['id']}", f"/link/project/{project['id']}"]
            for track in json.loads(server.get(f"/track/project/{project['id']}")):
                found += [f"/track/{track['id']}", f"/file/track/{track['id']}", f"/track/{track['id']}/review"]
    return found


def asking_in_turn(paths):
    """A script for wrk."""
    listed = ", ".join(f'"{path}"' for path in paths)
    return f"""
        local paths, at = {{{listed}}}, 0
        function request()
            at = at % #paths + 1
            return wrk.format("GET", paths[at])
        end
    """
