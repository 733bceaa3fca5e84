import Foundation
import HTTPWire
import MockAPI

/// One line a request, written in batches: requests never wait for whoever reads the log.
///
/// `@unchecked Sendable`: `pending` and what counts it are only touched under the lock, `write` only on the queue.
package final class RequestLog: @unchecked Sendable {
    private let lock = NSLock()
    private var pending: [LogLine] = []
    private var pendingBytes = 0
    private var forgotten = 0
    private var isFlushPlanned = false
    private let queue = DispatchQueue(label: "soundcheck.log")
    private let log: MockServer.Log

    package init(_ log: MockServer.Log) {
        self.log = log
    }

    /// - Parameters:
    ///   - request: nothing where not even a request line could be read.
    ///   - took: in seconds.
    package func record(_ answer: Answer, to request: HTTPRequest?, took: Double) {
        let now = Date().timeIntervalSince1970
        for notice in answer.notices { record(.notice(at: now, notice)) }
        record(
            .request(
                at: now, method: request?.method.rawValue ?? "-", target: request?.target.description ?? "-",
                status: answer.response.status.code, took: took, caller: answer.callerId,
                weather: answer.preferences + [answer.rule].compactMap(\.self)))
    }

    func record(_ line: LogLine) {
        lock.lock()
        defer { lock.unlock() }
        if pendingBytes + line.size <= RequestLog.capacity {
            pending.append(line)
            pendingBytes += line.size
        } else {
            forgotten += 1
        }
        guard !isFlushPlanned else { return }
        isFlushPlanned = true
        queue.asyncAfter(deadline: .now() + RequestLog.interval) { self.flush() }
    }

    /// Writes what is pending, and returns when it is written.
    func flushNow() { queue.sync { flush() } }

    private func flush() {
        let (lines, forgotten) = takePending()
        guard !lines.isEmpty else { return }
        var clock = LocalClock()
        var text = ""
        for line in lines { text += line.text(coloured: log.isColoured, clock: &clock) + "\n" }
        if forgotten > 0 { text += "… and \(forgotten) more that came too fast to be written\n" }
        log.write(text)
    }

    private func takePending() -> (lines: [LogLine], forgotten: Int) {
        lock.lock()
        defer { lock.unlock() }
        defer {
            pending = []
            pendingBytes = 0
            forgotten = 0
            isFlushPlanned = false
        }
        return (pending, forgotten)
    }

    /// In bytes of lines that are held while the reader is slow.
    private static let capacity = 4 << 20
    /// In seconds: short enough to be read while it happens.
    private static let interval = 0.05
}
