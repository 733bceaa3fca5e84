import Dispatch
import Foundation
import SocketIO

/// Tells when files have changed, and are done changing.
///
/// It looks at their stamps in intervals, and reads nothing. A change is told once all has been still for one interval,
/// so that nobody reads half a file; so it is heard of between one and two intervals after the last write. Every way of
/// writing counts: in place, by renaming another file over it, by taking a folder away and making it anew.
///
/// `@unchecked Sendable`: the timer is only touched under the lock, all else by one `poll` after another.
package final class FileWatcher: @unchecked Sendable {
    /// In seconds.
    package static let usualInterval = 0.25

    private let paths: [String]
    private let interval: Double
    /// What the last look found.
    private var seen: [String: FileStamp]
    /// What was found when something was told last.
    private var told: [String: FileStamp]
    private let lock = NSLock()
    private var timer: (any DispatchSourceTimer)?

    /// Takes what is there now as what is known: whoever reads the files makes the watcher first, and misses nothing.
    /// - Parameters:
    ///   - paths: Files, and folders of which every file counts that is not hidden, but no folder within. What does not
    ///     exist yet may come to.
    package init(paths: [String], interval: Double = FileWatcher.usualInterval) {
        self.paths = paths
        self.interval = interval
        seen = FileWatcher.survey(paths)
        told = seen
    }

    deinit { stop() }

    /// Looks once: the paths of the files that have changed, come or gone, sorted, once they are still. The timer does so
    /// at every interval, and nobody else may meanwhile.
    package func poll() -> [String] {
        let now = FileWatcher.survey(paths)
        guard now == seen else {
            seen = now
            return []
        }
        defer { told = now }
        return Set(now.keys).union(told.keys).filter { now[$0] != told[$0] }.sorted()
    }

    /// Looks at every interval from now on, and calls back with what has changed, on that queue.
    package func start(on queue: DispatchQueue, onChange: @escaping @Sendable (_ paths: [String]) -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        let interval = DispatchTimeInterval.microseconds(Int(interval * 1e6))
        timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(25))
        timer.setEventHandler { [weak self] in
            guard let changed = self?.poll(), !changed.isEmpty else { return }
            onChange(changed)
        }
        lock.withLock { self.timer = timer }
        timer.resume()
    }

    /// A look that is under way may still call back.
    package func stop() {
        lock.withLock {
            timer?.cancel()
            timer = nil
        }
    }
}

extension FileWatcher {
    /// The stamps of all files that are watched, by their paths.
    private static func survey(_ paths: [String]) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for path in paths {
            guard let stamp = FileStamp(of: path) else { continue }
            guard stamp.isFolder else {
                stamps[path] = stamp
                continue
            }
            for file in files(in: path) {
                if let stamp = FileStamp(of: file), !stamp.isFolder { stamps[file] = stamp }
            }
        }
        return stamps
    }

    private static func files(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
    }
}
