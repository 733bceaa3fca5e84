import Catalog
import JSONText

extension AdminOperations {
    /// `PUT /__admin/data/{collection}/{id}`: makes a record, or replaces it.
    static func putRecord(_ call: AdminCall) throws(Problem) -> Reply {
        let sent = try call.body.value()?.objectValue ?? JSONObject()
        let applied = try call.apply(.put(call.record, sent))
        let value = JSONValue.object(applied.catalog.value(of: call.record) ?? JSONObject())
        guard applied.records.contains(where: { $0.result == .created }) else { return .json(value) }
        return .created(value, at: call.url("data", call.record.collection.rawValue, call.record.id))
    }
}
