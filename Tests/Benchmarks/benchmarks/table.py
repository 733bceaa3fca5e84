"""The one table that a run prints: what was measured, how it came out, what it should be."""
from dataclasses import dataclass


class WrongAnswer(Exception):
    """A server answered what it should not, or died. Figures of such a server are worth nothing."""


@dataclass(frozen=True)
class Row:
    """One figure. Without a target it is there to be read, and to explain those that have one."""

    measure: str
    figure: str
    target: str = ""
    met: bool | None = None

    @property
    def verdict(self):
        return {True: "met", False: "MISSED", None: ""}[self.met]


def at_most(measure, value, limit, unit="", note=""):
    """A figure that should not exceed its limit. A unit begins with its space, where it has one."""
    return Row(measure, figure(value, unit, note), f"≤ {limit:,g}{unit}", value <= limit)


def at_least(measure, value, limit, unit="", note=""):
    return Row(measure, figure(value, unit, note), f"≥ {limit:,g}{unit}", value >= limit)


def figure(value, unit="", note=""):
    """Three significant digits, or all before the point, as in `0.97 (104,000/s to 107,000/s)`."""
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{digits}f}{unit}" + (f" ({note})" if note else "")


def text(rows):
    """Aligned, and Markdown."""
    lines = [("measure", "figure", "target", ""), *((row.measure, row.figure, row.target, row.verdict) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(4)]
    drawn = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths)) + " |" for line in lines]
    drawn.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(drawn)
