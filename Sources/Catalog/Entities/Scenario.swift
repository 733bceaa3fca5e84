import JSONText

/// What a folder of seeds tells, and the instant at which it is told.
package struct Scenario: Sendable, Hashable {
    package var title: String
    package var story: String
    package var now: Instant

    package init(title: String, story: String, now: Instant) {
        self.title = title
        self.story = story
        self.now = now
    }
}

extension Scenario {
    package static let fileName = "scenario.json"

    /// What its file holds.
    package var value: JSONObject {
        var object = JSONObject()
        write(to: &object)
        return object
    }

    init(from record: inout SeedRecord) {
        title = record.read("title", .name)
        story = record.read("story", .text(upTo: 10_000))
        now = record.read("now", .instant)
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("title", title)
        record.write("story", story)
        record.write("now", now)
    }
}
