import JSONText

/// Gathers what is wrong, file by file, and finds the places of it all in the end.
struct SeedReport {
    private var placed: [FileFault] = []
    private var findings: [String: [SeedFinding]] = [:]
    private var unreadable: Set<String> = []

    var isEmpty: Bool {
        placed.isEmpty && findings.isEmpty
    }

    /// Whether `file` could not be read as JSON, or at all, so that nothing follows from what it seems to lack.
    func isUnreadable(_ file: String) -> Bool {
        unreadable.contains(file)
    }

    /// Adds a fault of a whole file, which may have been meant to be another.
    mutating func add(_ message: String, file: String, meant: String? = nil) {
        unreadable.insert(meant ?? file)
        placed.append(FileFault(file: file, message: message))
    }

    mutating func add(_ faults: JSONFaults, file: String) {
        if faults.value == nil { unreadable.insert(file) }
        placed += FileFaults(faults, in: file).faults
    }

    mutating func add(_ other: SeedReport) {
        placed += other.placed
        for (file, new) in other.findings { add(new, file: file) }
        unreadable.formUnion(other.unreadable)
    }

    mutating func add(_ new: [SeedFinding], file: String) {
        guard !new.isEmpty else { return }
        findings[file, default: []] += new
    }

    /// All faults, by file and position. `texts` are those in which the findings were made.
    func faults(in texts: SeedTexts) -> [FileFault] {
        var faults = placed
        for (file, findings) in findings {
            faults += place(findings, in: texts.bytes(of: file), of: file)
        }
        return faults.sorted { first, second in
            guard first.file == second.file else { return first.file < second.file }
            guard first.position == second.position else { return Self.isBefore(first.position, second.position) }
            return first.message < second.message
        }
    }

    private func place(_ findings: [SeedFinding], in bytes: [UInt8], of file: String) -> [FileFault] {
        let pointers = Set(findings.map(\.pointer) + findings.compactMap(\.earlier))
        let positions = JSONLocator.positions(of: pointers, in: bytes)
        return findings.map { finding in
            var message = finding.message
            if let earlier = finding.earlier, let position = positions[earlier] {
                message += " (first at \(file):\(position))"
            }
            return FileFault(
                file: file, position: positions[finding.pointer], pointer: finding.pointer, message: message)
        }
    }

    private static func isBefore(_ first: TextPosition?, _ second: TextPosition?) -> Bool {
        guard let second else { return false }
        guard let first else { return true }
        return first < second
    }
}
