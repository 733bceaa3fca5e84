import Catalog
import JSONText

extension AdminOperations {
    /// `GET /__admin/export`: a folder of seeds in one document.
    static func exportWorld(_ call: AdminCall) throws(Problem) -> Reply {
        let moment = call.world.moment
        return .json(.object(JSONObject(moment.catalog.seedFiles(now: moment.now).map { ($0.name, $0.value) })))
    }
}
