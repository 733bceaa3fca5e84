import Catalog
import JSONText

extension AdminOperations {
    /// `DELETE /__admin/data/{collection}/{id}`, with `cascade` its dependants too.
    static func deleteRecord(_ call: AdminCall) throws(Problem) -> Reply {
        let applied = try call.apply(.delete(call.record, cascade: call.arguments["cascade"] == true))
        return .json(["removed": .array(applied.records.map { $0.record.reference })])
    }
}
