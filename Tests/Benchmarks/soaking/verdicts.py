"""What a soak comes to, in lines for people."""
import collections
import re
import statistics

from benchmarks.processes import CORES

GROWTH = 1.02, 2  # by which memory may differ from one third to the next: a factor, and MiB
# What is said of the seeds that are broken now and then.
REFUSAL = re.compile(r"artists\.json:|The seeds changed, but as above; what was served before still is\.")


def tell(course, code, said):
    """Prints a line for each matter. Gives the exit code: 1 where one of them is wrong."""
    lines = [*of_server(course, code, said), *of_memory(course), *of_leftovers(course), *of_clients(course)]
    for is_well, line in lines:
        print(f"{'ok' if is_well else 'FAILED':<8}{line}")
    return 0 if all(is_well for is_well, _ in lines) else 1


def of_server(course, code, said):
    yield code == 0, f"the server ended with {code} when it was told to"
    lines = said.splitlines()
    complaints = [line for line in lines if not REFUSAL.match(line)]
    yield not complaints, (
        f"it complained of nothing but broken seeds ({len(lines)} lines)" if not complaints
        else f"it complained: {' | '.join(complaints[:10])}")


def of_memory(course):
    resident = [sample.resident for sample in course.samples]
    third = len(resident) // 3
    before, after = (statistics.median(part) for part in (resident[third:2 * third], resident[2 * third:]))
    factor, more = GROWTH
    yield after <= before * factor + more, (
        f"resident memory: {before:.1f} MiB in the second third, {after:.1f} in the last, {max(resident):.1f} at most, "
        f"{course.end.resident:.1f} in the end")


def of_leftovers(course):
    """Dispatch lets go of a thread only where nothing happens for seconds on end, but has few for each core."""
    threads = course.start.threads + 4 * len(CORES)
    for what, bound in (("descriptors", course.start.descriptors), ("threads", threads)):
        start, end = getattr(course.start, what), getattr(course.end, what)
        most = max(getattr(sample, what) for sample in course.samples)
        yield end <= bound, f"{what}: {start} at the start, {most} at most, {end} after all have left"


def of_clients(course):
    by_role = collections.defaultdict(list)
    for record in course.records:
        by_role[record.role].append(record)
    for role, records in by_role.items():
        done = sum((record.done for record in records), collections.Counter())
        faulty = sum(record.faulty for record in records)
        times = [time for record in records for time in record.times] if role != "halted" else []
        shown = ", ".join(f"{count:,} {what}" for what, count in done.items())
        if len(times) > 1:
            cuts = statistics.quantiles(times, n=100)
            shown += f"; p50 {cuts[49]:.2f} ms, p99 {cuts[98]:.2f} ms"
        yield not faulty, f"{role.replace('_', ' ')}: {shown}" + (f"; {faulty} WRONG" if faulty else "")
    for record in course.records:
        for fault in record.faults:
            yield False, fault
    yield True, f"beside them, by turns: {', '.join(f'{whom} ({count})' for whom, count in course.abuses.items())}"
