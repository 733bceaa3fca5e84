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

    /// Why reports are not where they should be, for people: a line each.
    package struct Fault: Error, CustomStringConvertible {
        package let description: String
    }

    /// Makes sure that they can be written, before there is anything to write. They are empty then, so that nobody takes an
    /// earlier run's report for this one's.
    package func prepare() throws(Fault) {
        var taken: [ReportFile.Identity: String] = [:]
        for path in [junit, json, markdown].compactMap(\.self) {
            guard let identity = try ReportFile(path: path).prepare() else { continue }
            if let other = taken.updateValue(path, forKey: identity) {
                let both = path == other ? "\(path) was named twice" : "\(other) and \(path) are the same file"
                throw Fault(description: "\(both): each report takes one of its own")
            }
        }
    }

    /// Writes all that can be written, and throws if that is not all. Markdown joins what is in its file by now: a job's
    /// summary may have got more than one.
    package func write(_ report: Report) throws(Fault) {
        var faults: [Fault] = []
        func write(_ path: String?, isWhole: Bool = true, _ text: () -> String) {
            guard let path else { return }
            do throws(Fault) {
                try ReportFile(path: path).write(text(), isWhole: isWhole)
            } catch {
                faults.append(error)
            }
        }
        write(junit) { report.junit }
        write(json) { String(decoding: JSONWriter.prettyBytes(of: report.json), as: UTF8.self) + "\n" }
        write(markdown, isWhole: false) { report.markdown() }
        if !faults.isEmpty { throw Fault(description: faults.map(\.description).joined(separator: "\n")) }
    }
}
