"""The programs that measuring takes, and where Debian has them."""
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]
PACKAGES = {
    "nginx": "nginx-light",
    "wrk": "wrk",
    "valgrind": "valgrind",
    "strace": "strace",
    "git": "git",
}
# Where administrators' programs are, too: nginx is one.
SEARCHED = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"


class Failed(Exception):
    """A command that should have worked, with what it said."""


def path(tool):
    return shutil.which(tool, path=SEARCHED) or tool


def missing(*tools):
    """What a row says in place of a figure where one of these is not installed; None where all are."""
    lacking = [PACKAGES.get(tool, tool) for tool in tools if not shutil.which(tool, path=SEARCHED)]
    return f"not measured: install {' '.join(lacking)}" if lacking else None


def output(*command):
    """What a command prints."""
    run = subprocess.run([*map(str, command)], capture_output=True, text=True)
    if run.returncode:
        raise Failed(f"{' '.join(map(str, command))}:\n{run.stdout}{run.stderr}")
    return run.stdout
