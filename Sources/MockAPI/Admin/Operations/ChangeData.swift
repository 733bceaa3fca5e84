import Catalog
import JSONText

extension AdminOperations {
    /// `POST /__admin/data`: all of the changes, or none of them.
    static func changeData(_ call: AdminCall) throws(Problem) -> Reply {
        let sent = try call.body.value()?["changes"]?.arrayValue ?? []
        var changes: [CatalogChange] = []
        var faults: [BodyFault] = []
        for (index, value) in sent.enumerated() {
            if let change = CatalogChange(value) {
                changes.append(change)
            } else {
                let pointer = JSONPointer(["changes", String(index)])
                faults.append(BodyFault(pointer: pointer, detail: "expected a \"record\", which put and patch need"))
            }
        }
        guard faults.isEmpty else { throw .invalidBody(faults) }
        let applied = try call.apply(changes) { fault in
            let member = fault.kind == .missing ? "id" : "record"
            return JSONPointer(["changes", String(fault.change), member] + fault.pointer.components)
        }
        return .json(["changes": .array(applied.records.map(\.value))])
    }
}

extension CatalogChange {
    /// `DataChange`, which satisfies its schema; nothing where the record is missing that it is about.
    fileprivate init?(_ value: JSONValue) {
        guard let collection = value["collection"]?.stringValue.flatMap(CatalogCollection.init),
            let id = value["id"]?.stringValue.map({ RecordID(collection: collection, id: $0) })
        else { return nil }
        switch (value["op"]?.stringValue, value["record"]) {
        case ("put", .object(let record)): self = .put(id, record)
        case ("patch", .object(let patch)): self = .patch(id, .object(patch))
        case ("delete", _): self = .delete(id, cascade: value["cascade"] == true)
        default: return nil
        }
    }
}

extension AppliedChanges.Outcome {
    /// `ChangedRecord`.
    fileprivate var value: JSONValue {
        [
            "op": .string(result.rawValue), "collection": .string(record.collection.rawValue),
            "id": .string(record.id),
        ]
    }
}
