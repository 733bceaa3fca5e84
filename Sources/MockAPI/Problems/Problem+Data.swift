import Catalog
import HTTPWire
import JSONText

extension ProblemDocument {
    /// 400 where something of what was sent is wrong, else 404 where something is not there, else 409: then it is only other
    /// records that are in the way.
    static func changesRefused(_ faults: [DataFault]) -> ProblemDocument {
        let kinds = Set(faults.map(\.kind))
        var detail = summary(of: faults.map(\.sentence))
        if faults.contains(where: \.isMendedByCascade) {
            detail += ". Nothing was removed; with cascade (?cascade=true) what depends on it goes along"
        }
        var document =
            if kinds.contains(.invalid) {
                ProblemDocument(.badRequest, code: "invalid-data", detail: detail)
            } else if kinds.contains(.missing) {
                ProblemDocument(.notFound, detail: detail)
            } else {
                ProblemDocument(.conflict, code: "data-conflict", detail: detail)
            }
        document.errors = faults.map(\.value)
        return document
    }

    static func unknownRecord(_ record: RecordID) -> ProblemDocument {
        let list = "GET /\(Admin.root)/data/\(record.collection.rawValue) lists those that there are."
        return ProblemDocument(
            .notFound, detail: "No \(record.collection.noun) has the id \(record.id.quoted()). \(list)")
    }
}

extension DataFault {
    fileprivate var sentence: String {
        let place = pointer.components.isEmpty ? "" : "\(pointer): "
        return kind == .conflict ? "\(record): \(place)\(detail)" : place + detail
    }

    /// `ProblemError`.
    fileprivate var value: JSONValue {
        var object = JSONObject([("pointer", .string(pointer.description))])
        if kind == .conflict { object.append("record", record.reference) }
        object.append("detail", .string(detail))
        return .object(object)
    }
}
