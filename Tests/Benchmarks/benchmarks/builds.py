"""What `swift build` takes on two cores: of a fresh clone, and after a change in one operation's file.

Builds in a copy of the tree, since the tree itself is somebody's.
"""
import functools
import pathlib
import shutil
import tempfile
import time

from . import tools
from .processes import CORES
from .table import Row, at_most, figure

OPERATION = "Sources/MockAPI/Operations/ListArtists.swift"
IN_ITS_FUNCTION = "-> Reply {\n", "-> Reply {\n        _ = call.now\n"
BESIDE_IT = "extension Operations {", "private func changed() -> Int { 1 }\n\nextension Operations {"


def rows(options):
    if hint := tools.missing("swift"):
        yield Row("swift build", hint)
        return
    clone = fresh()
    yield at_most("swift build of a fresh clone, two cores", clone.seconds, 90, " s")
    yield at_most("swift build after a change in one operation", clone.rebuild(IN_ITS_FUNCTION), 10, " s")
    # All is built again that may see the new declaration.
    yield Row("… after a new declaration beside it", figure(clone.rebuild(BESIDE_IT), " s"))


@functools.cache
def fresh():
    """One a run: its executable is the debug build that others measure."""
    return Clone()


class Clone:
    def __init__(self):
        self._folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self._folder.name, "soundcheck")
        shutil.copytree(tools.ROOT, self.path, ignore=shutil.ignore_patterns(".build", ".git", "__pycache__"))
        self.seconds = self._build()
        self.executable = self.path / ".build" / "debug" / "soundcheck"

    def rebuild(self, change):
        """After one text of the operation's file has given way to another."""
        old, new = change
        file = self.path / OPERATION
        text = file.read_text()
        if old not in text:
            raise tools.Failed(f"{OPERATION} has no {old!r}")
        file.write_text(text.replace(old, new, 1))
        return self._build()

    def _build(self):
        cores = ",".join(map(str, CORES[:2]))
        begun = time.monotonic()
        tools.output("taskset", "-c", cores, "swift", "build", "--package-path", self.path)
        return time.monotonic() - begun
