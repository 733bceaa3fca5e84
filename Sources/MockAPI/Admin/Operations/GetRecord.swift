import Catalog
import JSONText

extension AdminOperations {
    /// `GET /__admin/data/{collection}/{id}`.
    static func getRecord(_ call: AdminCall) throws(Problem) -> Reply {
        guard let value = call.world.moment.catalog.value(of: call.record) else { throw .unknownRecord(call.record) }
        return .json(.object(value))
    }
}
