import JSONText

/// A resource as one answer shows it to somebody.
struct Sighting: Sendable {
    let resource: Resource
    let showing: Showing
    let pointer: JSONPointer
    let value: JSONValue

    struct Resource: Sendable, Hashable, CustomStringConvertible {
        let level: Level
        let id: String

        var description: String { "the \(level) \(id.quoted())" }
    }

    /// Nothing where it has no id: that the schema asks for one is another law's matter.
    private init?(_ level: Level, _ value: JSONValue, at pointer: JSONPointer, in showing: Showing) {
        guard let id = value["id"]?.stringValue else { return nil }
        resource = Resource(level: level, id: id)
        self.showing = showing
        self.pointer = pointer
        self.value = value
    }

    var caller: String { showing.id.caller }

    /// What holds the resource, the nearest first.
    var holders: [Resource] {
        resource.level.above.compactMap { level in
            value[level.key]?.stringValue.map { Resource(level: level, id: $0) }
        }
    }

    func remark(at key: String, expected: String, seen: String) -> Remark {
        showing.remark(at: pointer.appending(key), expected: expected, seen: seen)
    }
}

extension Sighting {
    /// All resources that an answer shows.
    static func all(in showing: Showing) -> [Sighting] {
        let operation = showing.id.operation
        if operation == aggregate { return inAggregate(showing) }
        if operation == feed { return list(.track, showing.json, at: JSONPointer(), in: showing) }
        for level in Level.allCases {
            switch operation {
            case level.detailOperation:
                return [Sighting(level, showing.json, at: JSONPointer(), in: showing)].compactMap { $0 }
            case level.listOperation, level.sharedOperation:
                return list(level, showing.json, at: JSONPointer(), in: showing)
            default:
                continue
            }
        }
        return []
    }

    static let aggregate = "listSharedByMe"
    static let feed = "listFeed"

    /// The operations whose answers show resources, level by level.
    static let operations =
        Level.allCases.flatMap { [$0.listOperation, $0.detailOperation, $0.sharedOperation] }
        + [aggregate, feed]

    private static func inAggregate(_ showing: Showing) -> [Sighting] {
        Level.allCases.flatMap { level in
            list(
                level, showing.json[level.aggregateKey] ?? .null, at: JSONPointer([level.aggregateKey]), in: showing)
        }
    }

    private static func list(
        _ level: Level, _ value: JSONValue, at pointer: JSONPointer, in showing: Showing
    ) -> [Sighting] {
        (value.arrayValue ?? []).enumerated().compactMap { index, element in
            Sighting(level, element, at: pointer.appending(index), in: showing)
        }
    }
}
