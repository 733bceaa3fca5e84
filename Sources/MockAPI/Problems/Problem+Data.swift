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
            detail += ". With cascade (?cascade=true) a deletion takes along what depends on its record"
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

    static func unknownRecord(_ record: RecordID, nearest: String?) -> ProblemDocument {
        ProblemDocument(.notFound, detail: record.isMissing(near: nearest))
    }
}

extension DataFault {
    /// What is wrong in another record is told with its name.
    fileprivate var sentence: String {
        other != nil || pointer.components.isEmpty ? detail : "\(pointer): \(detail)"
    }

    /// `ProblemError`.
    fileprivate var value: JSONValue {
        var object = JSONObject([("pointer", .string(pointer.description))])
        if let other { object.append("record", other.reference) }
        object.append("detail", .string(detail))
        return .object(object)
    }
}
