import MockServer
import Reporting

extension ProgressLine {
    /// Shows how far `load` has come with the seeds, by what it tells the function that it is given, where that takes long
    /// enough to be waited for.
    static func ofSeeds<Loaded>(
        isQuiet: Bool, _ load: (@escaping @Sendable (Double) -> Void) throws(StartFault) -> Loaded
    ) throws(StartFault) -> Loaded {
        let line = ProgressLine(isQuiet: isQuiet, after: .milliseconds(500))
        defer { line.clear() }
        return try load { line.show(ProgressBar.text("Loading", percent: Int($0 * 100))) }
    }
}
