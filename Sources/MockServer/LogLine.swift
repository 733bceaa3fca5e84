import Foundation

/// What the log says of one request, or of something that whoever runs the server should know.
enum LogLine: Sendable {
    /// - Parameters:
    ///   - at: seconds since the epoch.
    ///   - took: seconds from the whole request to its answer.
    ///   - weather: what `Prefer` and rules did to it.
    case request(
        at: Double, method: String, target: String, status: Int, took: Double, caller: String?, weather: [String])
    case notice(at: Double, String)

    /// What it takes to hold it, in bytes, roughly.
    var size: Int {
        switch self {
        case .request(_, _, let target, _, _, _, _): 128 + target.utf8.count
        case .notice(_, let sentence): 64 + sentence.utf8.count
        }
    }

    func text(coloured: Bool, clock: inout LocalClock) -> String {
        switch self {
        case .request(let at, let method, let target, let status, let took, let caller, let weather):
            let milliseconds = LogLine.milliseconds(took)
            let shown = coloured ? LogLine.coloured(status) : String(status)
            let line = "\(clock.time(of: at)) \(method) \(target) \(shown) \(milliseconds) ms \(caller ?? "-")"
            return ([line] + weather).joined(separator: " ")
        case .notice(let at, let sentence):
            return "\(clock.time(of: at)) \(sentence)"
        }
    }

    /// With one digit behind the point, without the machinery of a formatter.
    private static func milliseconds(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10_000).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func coloured(_ status: Int) -> String {
        let colour =
            switch status {
            case ..<300: 32  // green
            case ..<400: 36  // cyan
            case ..<500: 33  // yellow
            default: 31  // red
            }
        return "\u{1B}[\(colour)m\(status)\u{1B}[0m"
    }
}

/// Wall-clock times of the day where the machine stands; the same second is worked out once.
struct LocalClock {
    private var second = -1
    private var text = ""

    mutating func time(of instant: Double) -> String {
        let now = Int(instant)
        guard now != second else { return text }
        second = now
        var seconds = time_t(now)
        var parts = tm()
        localtime_r(&seconds, &parts)
        text = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : String($0) }.joined(
            separator: ":")
        return text
    }
}
