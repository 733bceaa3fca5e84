import JSONText

/// What a folder of seeds tells, and the instant at which it is told.
package struct Scenario: Sendable, Hashable {
    package var title: String
    package var story: String
    package var now: Instant
}

extension Scenario {
    static let fileName = "scenario.json"

    init(from record: inout SeedRecord) {
        title = record.read("title", .name)
        story = record.read("story", .text(upTo: 10_000))
        now = record.read("now", .instant)
    }

    func write(to record: inout RecordWriter) {
        record.write("title", title)
        record.write("story", story)
        record.write("now", now)
    }
}
