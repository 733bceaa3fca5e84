import JSONText

extension SeedTables {
    /// Reads every collection.
    init(from texts: SeedTexts, report: inout SeedReport) {
        self.init()
        scenario = Self.scenario(from: texts, report: &report)
        // The largest come first, so that what is left for one core at the end is small.
        let readings = Self.readings.sorted { texts.size(of: $0.file) > texts.size(of: $1.file) }
        let known = report
        for take in concurrentMap(readings.count, { readings[$0].read(texts, known) }) { take(&self, &report) }
    }

    /// How a collection's file is read: on any thread, and what was read is then taken over.
    private struct Reading: Sendable {
        let file: String
        let read: @Sendable (SeedTexts, SeedReport) -> (inout SeedTables, inout SeedReport) -> Void

        init<Entity>(_ table: WritableKeyPath<SeedTables, SeedTable<Entity>> & Sendable) {
            file = Entity.collection.fileName
            read = { texts, known in
                var found = SeedReport()
                let read: SeedTable<Entity> = SeedTables.table(from: texts, known, report: &found)
                return { tables, report in
                    tables[keyPath: table] = read
                    report.add(found)
                }
            }
        }
    }

    private static let readings = [
        Reading(\.users), Reading(\.artists), Reading(\.projects), Reading(\.tracks), Reading(\.files),
        Reading(\.comments), Reading(\.sections), Reading(\.grants), Reading(\.links), Reading(\.activities),
        Reading(\.reviews), Reading(\.reads),
    ]

    private static func scenario(from texts: SeedTexts, report: inout SeedReport) -> Scenario? {
        guard let text = texts.text(of: Scenario.fileName, report: &report) else { return nil }
        let value = value(of: Scenario.fileName, report: &report) { () throws(JSONFaults) in
            try text.parse(maximumFaults: maximumFaults)
        }
        guard let value else { return nil }
        guard case .object(let object) = value else {
            let message = "expected an object, found \(value.inWords)"
            report.add([SeedFinding(pointer: JSONPointer(), message: message)], file: Scenario.fileName)
            return nil
        }
        let (scenario, record) = SeedRecord.reading(object, Scenario.init(from:))
        let findings = record.faults.map { SeedFinding(pointer: JSONPointer($0.path), message: $0.message) }
        report.add(findings, file: Scenario.fileName)
        return findings.isEmpty ? scenario : nil
    }

    /// A collection without a file is empty.
    /// - Parameter known: what was found wrong with the files before they were read.
    private static func table<Entity>(
        from texts: SeedTexts, _ known: SeedReport, report: inout SeedReport
    ) -> SeedTable<Entity> {
        let file = Entity.collection.fileName
        guard let text = texts.text(of: file, report: &report) else {
            return SeedTable(isKnown: !known.isUnreadable(file) && !report.isUnreadable(file))
        }
        var table = SeedTable<Entity>(isKnown: true)
        var told = 0
        let value = value(of: file, report: &report) { () throws(JSONFaults) in
            try text.parseElements(maximumFaults: maximumFaults) { element, end in
                table.append(element)
                if table.entities.count.isMultiple(of: 1_024) {
                    texts.advance(by: end - told)
                    told = end
                }
            }
        }
        switch value {
        case nil: return SeedTable(isKnown: false)
        case .array:
            table.finish()
            return table
        case .some(let other): return SeedTable(insteadOfArray: other)
        }
    }

    private static let maximumFaults = 1_000

    /// What a file holds; nil where its text breaks off.
    private static func value(
        of file: String, report: inout SeedReport, parse: () throws(JSONFaults) -> JSONValue
    ) -> JSONValue? {
        do throws(JSONFaults) {
            return try parse()
        } catch {
            report.add(error, file: file)
            return error.value
        }
    }
}
