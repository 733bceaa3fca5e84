import JSONText

/// A catalogue with changes that nobody has judged yet.
struct ChangeDraft {
    let base: Snapshot
    /// What the changes come to, record by record.
    private(set) var edits: [CatalogEdit] = []
    private(set) var outcomes: [AppliedChanges.Outcome] = []
    /// What is wrong with changes apart from the records that they make.
    private(set) var faults: [ChangeFault] = []

    /// Every record that was changed, in the order of the first change to each.
    private(set) var touched: [RecordID] = []
    private var states: [RecordID: State] = [:]
    /// The changed records that refer to a record, or have done so.
    private var referrers: [RecordID: [RecordID]] = [:]
    /// The place of the change that is being made.
    private var changeIndex = 0

    /// What has become of a record, and by which change.
    struct State {
        let change: Int
        let content: Content

        enum Content {
            case written(JSONObject, ReadRecord)
            case deleted(cascade: Bool)
        }
    }

    init(of base: Snapshot) {
        self.base = base
    }

    func state(of id: RecordID) -> State? {
        states[id]
    }

    mutating func make(_ change: CatalogChange) {
        switch change {
        case .put(let id, let object): put(object, as: id)
        case .patch(let id, let patch): self.patch(id, with: patch)
        case .delete(let id, let cascade): delete(id, cascade: cascade)
        }
        changeIndex += 1
    }

    // MARK: Writing

    private mutating func put(_ object: JSONObject, as id: RecordID) {
        checkID(in: object, of: id)
        write(object, as: id)
    }

    private mutating func patch(_ id: RecordID, with patch: JSONValue) {
        guard let value = value(of: id) else { return noteMissing(id) }
        guard case .object(let changes) = patch, case .object(let object) = JSONValue.object(value).merged(with: patch)
        else {
            return note("expected an object, found \(patch.inWords)", .invalid, of: id)
        }
        checkID(in: changes, of: id)
        write(object, as: id)
    }

    private mutating func write(_ object: JSONObject, as id: RecordID) {
        let result: AppliedChanges.Result = exists(id) ? .replaced : .created
        let object = object.identified(as: id.id)
        let record = ReadRecord(object, of: id.collection)
        edits.append(.put(record.record))
        outcomes.append(.init(id, result))
        touch(id, .written(object, record))
        for reference in record.fields.references { referrers[reference.target, default: []].append(id) }
    }

    private mutating func checkID(in object: JSONObject, of id: RecordID) {
        guard let sent = object["id"], sent != .string(id.id) else { return }
        note(
            "expected the record's own id, \(id.id.quoted()), or none; found \(sent.inWords)", .invalid, of: id,
            at: "id")
    }

    // MARK: Deleting

    private mutating func delete(_ id: RecordID, cascade: Bool) {
        guard exists(id) else { return noteMissing(id) }
        let dependants = cascade ? allDependants(of: id) : []
        for record in [id] + dependants {
            edits.append(.remove(record))
            outcomes.append(.init(record, .deleted))
            touch(record, .deleted(cascade: cascade))
        }
    }

    /// The changed records that refer to one.
    func changedReferrers(of id: RecordID) -> [RecordID] {
        referrers[id, default: []].filter { referrer in
            guard case .written(_, let record) = states[referrer]?.content else { return false }
            return record.fields.references.contains { $0.target == id }
        }
    }

    // MARK: Records

    private func exists(_ id: RecordID) -> Bool {
        switch states[id]?.content {
        case .written: true
        case .deleted: false
        case nil: base.record(id) != nil
        }
    }

    private func value(of id: RecordID) -> JSONObject? {
        switch states[id]?.content {
        case .written(let object, _): object
        case .deleted: nil
        case nil: base.value(of: id)
        }
    }

    /// What the changes leave as it is.
    var unchangedRecords: OtherRecords {
        OtherRecords(find: { states[$0] == nil ? base.record($0) : nil }, ids: unchangedIDs)
    }

    /// None where there are too many to find a near one.
    private func unchangedIDs(of collection: CatalogCollection) -> [String] {
        let count = base.counts.first { $0.collection == collection.rawValue }?.count ?? 0
        guard count < RecordID.manyIDs else { return [] }
        return base.records(of: collection).map(\.recordID).filter { states[$0] == nil }.map(\.id)
    }

    private mutating func touch(_ id: RecordID, _ content: State.Content) {
        if states[id] == nil { touched.append(id) }
        states[id] = State(change: changeIndex, content: content)
    }

    // MARK: Faults

    private mutating func noteMissing(_ id: RecordID) {
        note(id.isMissing(near: RecordID.nearest(to: id.id, among: unchangedIDs(of: id.collection))), .missing, of: id)
    }

    private mutating func note(_ message: String, _ kind: ChangeFault.Kind, of id: RecordID, at path: String...) {
        faults.append(
            ChangeFault(change: changeIndex, record: id, pointer: JSONPointer(path), message: message, kind: kind))
    }
}

extension JSONObject {
    /// The same with this `id`; one that is added comes first, as in seed files.
    fileprivate func identified(as id: String) -> JSONObject {
        var identified = self
        if self["id"] == nil {
            identified = JSONObject()
            identified.append("id", .string(id))
            for (key, value) in members { identified.append(key, value) }
        } else {
            identified.set("id", .string(id))
        }
        return identified
    }
}
