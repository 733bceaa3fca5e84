import Catalog
import JSONText

extension AdminOperations {
    /// `PATCH /__admin/data/{collection}/{id}`: a merge patch (RFC 7396).
    static func patchRecord(_ call: AdminCall) throws(Problem) -> Reply {
        let applied = try call.apply(.patch(call.record, call.body.value() ?? [:]))
        return .json(.object(applied.catalog.value(of: call.record) ?? JSONObject()))
    }
}
