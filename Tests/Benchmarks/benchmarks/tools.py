"""The programs that measuring takes, and where Debian has them."""
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
PACKAGES = {
    "nginx": "nginx-light",
    "wrk": "wrk",
    "valgrind": "valgrind",
    "strace": "strace",
    "taskset": "util-linux",
    "git": "git",
}
# Where administrators' programs are, too: nginx is one.
SEARCHED = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"


def path(tool):
    return shutil.which(tool, path=SEARCHED) or tool


def missing(*tools):
    """What a row says in place of a figure where one of these is not installed; None where all are."""
    lacking = [PACKAGES.get(tool, tool) for tool in tools if not shutil.which(tool, path=SEARCHED)]
    return f"not measured: install {' '.join(lacking)}" if lacking else None


def output(*command, **options):
    """What a command prints; where it fails, its own words are shown."""
    run = subprocess.run([*map(str, command)], capture_output=True, text=True, **options)
    if run.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{run.stdout}{run.stderr}")
    return run.stdout
