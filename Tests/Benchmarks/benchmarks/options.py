"""What a run was asked for, and the executables that it measures."""
import argparse
import functools
import os
import pathlib
import sys
from dataclasses import dataclass

from . import builds
from .tools import ROOT, Failed, missing, output

# Beside what a developer builds, so that neither build undoes the other's flags.
SCRATCH = ROOT / ".build" / "benchmarks"


def executable_file(text):
    """The path that an argument gives."""
    path = pathlib.Path(text)
    if not (path.is_file() and os.access(path, os.X_OK)):
        raise argparse.ArgumentTypeError(f"there is no executable {path}")
    return path


@dataclass(frozen=True)
class Options:
    quick: bool = False
    server: pathlib.Path | None = None
    debug_server: pathlib.Path | None = None

    def pick(self, quick, full):
        """How much of something: less of it in a quick run."""
        return quick if self.quick else full

    def executable(self):
        """A release build: the one that was handed over, else a new one."""
        return self.server or built("soundcheck")

    def debug_executable(self):
        return self.debug_server or builds.fresh().executable


@functools.cache
def built(product):
    """A release build of this tree."""
    if hint := missing("swift"):
        raise Failed(hint)
    command = [
        "swift", "build", "-c", "release", "--static-swift-stdlib", "--product", product, "--package-path", ROOT,
        "--scratch-path", SCRATCH,
    ]
    print(f"building {product}", file=sys.stderr)
    output(*command)
    return pathlib.Path(output(*command, "--show-bin-path").strip()) / product
