import Catalog
import JSONText

extension AdminOperations {
    /// `GET /__admin/scenarios`: the one that the server plays, then the others by name.
    static func listScenarios(_ call: AdminCall) throws(Problem) -> Reply {
        let scenarios = call.backend.worlds.scenarios
        return .json(.array(scenarios.names.map { value(of: $0, in: scenarios) }))
    }

    /// `Scenario`. One whose seeds are faulty hides no other.
    private static func value(of name: String, in scenarios: Scenarios) -> JSONValue {
        do throws(Problem) {
            let catalog = try scenarios.catalog(name)
            let counts = catalog.counts.map { ($0.collection, JSONValue.integer(Int64($0.count))) }
            return [
                "name": .string(name), "title": .string(catalog.scenario.title),
                "story": .string(catalog.scenario.story), "now": .string(catalog.scenario.now.description),
                "counts": .object(JSONObject(counts)),
            ]
        } catch {
            return ["name": .string(name), "fault": .string(error.document(instance: nil).detail)]
        }
    }
}
