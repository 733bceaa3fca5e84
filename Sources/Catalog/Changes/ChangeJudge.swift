import JSONText

/// Judges changed records together with those around them, by the rules of loading.
struct ChangeJudge {
    private let draft: ChangeDraft
    private var tables: SeedTables
    /// The records in the tables, in the tables' order.
    private var rows: [CatalogCollection: [Row]] = [:]

    private struct Row {
        let record: RecordID
        /// The change that made it, or because of which it is judged.
        let change: Int
        let isChanged: Bool
    }

    init(_ draft: ChangeDraft, at now: Instant) {
        self.draft = draft
        var scenario = draft.base.scenario
        scenario.now = now
        tables = SeedTables(scenario, beside: draft.unchangedRecords)
        // Of two that claim the same the later is at fault: what is changed comes last.
        addNeighbours()
        addChanged()
        tables.check()
    }

    private mutating func addNeighbours() {
        var isAdded: Set<RecordID> = []
        for id in draft.touched {
            guard let state = draft.state(of: id) else { continue }
            for neighbour in neighbours(of: id, state) where draft.state(of: neighbour) == nil {
                guard isAdded.insert(neighbour).inserted, let value = draft.base.value(of: neighbour) else { continue }
                add(
                    ReadRecord(value, of: neighbour.collection),
                    Row(record: neighbour, change: state.change, isChanged: false))
            }
        }
    }

    private func neighbours(of id: RecordID, _ state: ChangeDraft.State) -> [RecordID] {
        switch state.content {
        case .written(_, let read): draft.base.neighbours(of: read.record)
        case .deleted(cascade: false): draft.base.dependants(of: id)
        case .deleted(cascade: true): []
        }
    }

    private mutating func addChanged() {
        for id in draft.touched {
            guard let state = draft.state(of: id), case .written(_, let read) = state.content else { continue }
            add(read, Row(record: id, change: state.change, isChanged: true))
        }
    }

    private mutating func add(_ read: ReadRecord, _ row: Row) {
        tables.append(read)
        rows[row.record.collection, default: []].append(row)
    }

    // MARK: Faults

    var faults: [ChangeFault] {
        tables.findings.flatMap { collection, findings in findings.map { fault(for: $0, in: collection) } }
    }

    private func fault(for finding: SeedFinding, in collection: CatalogCollection) -> ChangeFault {
        let (row, pointer) = place(of: finding.pointer, in: collection)
        guard row.isChanged else { return fault(of: row, at: pointer, finding) }
        let other = finding.earlier.map { place(of: $0, in: collection).row }
        return ChangeFault(
            change: row.change, record: row.record, pointer: pointer,
            message: finding.message + (other.map { "; \($0.record) has it" } ?? ""),
            kind: other?.isChanged == false ? .conflict : .invalid)
    }

    /// A fault in a record that was not changed.
    private func fault(of row: Row, at pointer: JSONPointer, _ finding: SeedFinding) -> ChangeFault {
        let key = pointer.components[0]
        guard let missing = finding.missing, let change = draft.state(of: missing)?.change else {
            return ChangeFault(
                change: row.change, record: row.record, pointer: pointer,
                message: "\(row.record) would be wrong in \"\(key)\": \(finding.message)", kind: .conflict)
        }
        return ChangeFault(
            change: change, record: row.record, pointer: pointer,
            message: "\(row.record) refers to \(missing) by \"\(key)\"; delete it too, or delete with cascade",
            kind: .conflict)
    }

    /// Pointers into a table start with the record's place.
    private func place(of pointer: JSONPointer, in collection: CatalogCollection) -> (row: Row, pointer: JSONPointer) {
        let rows = rows[collection, default: []]
        let index = Int(pointer.components[0]) ?? 0
        return (rows[index], JSONPointer(Array(pointer.components.dropFirst())))
    }
}
