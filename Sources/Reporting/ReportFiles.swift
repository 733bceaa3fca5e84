import Foundation
import JSONText

/// The files that a report is written to, by their paths; folders on the way are made.
package struct ReportFiles: Sendable {
    package var junit: String?
    package var json: String?
    package var markdown: String?

    package init(junit: String? = nil, json: String? = nil, markdown: String? = nil) {
        self.junit = junit
        self.json = json
        self.markdown = markdown
    }

    /// Why a report is not where it should be, for people.
    package struct Fault: Error, CustomStringConvertible {
        package let description: String
    }

    /// Makes sure that they can be written, before there is anything to write. They are empty then, so that nobody takes an
    /// earlier run's report for this one's.
    package func prepare() throws(Fault) {
        for path in [junit, json, markdown].compactMap(\.self) { try write("", to: path) }
    }

    package func write(_ report: Report) throws(Fault) {
        if let junit { try write(report.junit, to: junit) }
        if let json {
            try write(String(decoding: JSONWriter.prettyBytes(of: report.json), as: UTF8.self) + "\n", to: json)
        }
        if let markdown { try write(report.markdown(), to: markdown) }
    }

    private func write(_ text: String, to path: String) throws(Fault) {
        let file = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        } catch {
            throw Fault(description: "\(path) cannot be written: \(error.localizedDescription)")
        }
    }
}
