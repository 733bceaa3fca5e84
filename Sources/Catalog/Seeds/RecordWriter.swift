import JSONText

/// Builds the object that a seed file has for a record, field by field, in the order in which ``SeedRecord`` reads
/// them. An optional field that holds nothing is left out.
struct RecordWriter {
    private(set) var object = JSONObject()

    mutating func write(_ key: String, _ text: String?) {
        if let text { object.append(key, .string(text)) }
    }

    mutating func write(_ key: String, _ integer: Int?) {
        if let integer { object.append(key, .integer(Int64(integer))) }
    }

    mutating func write(_ key: String, _ flag: Bool) {
        object.append(key, .bool(flag))
    }

    mutating func write(_ key: String, _ instant: Instant?) {
        write(key, instant?.description)
    }

    mutating func write(_ key: String, _ date: CalendarDate?) {
        write(key, date?.description)
    }

    mutating func write(_ key: String, _ choice: some RawRepresentable<String>) {
        write(key, choice.rawValue)
    }

    mutating func write(_ key: String, _ texts: [String]) {
        guard !texts.isEmpty else { return }
        object.append(key, .array(texts.map { .string($0) }))
    }

    mutating func write(_ key: String, _ fields: (inout RecordWriter) -> Void) {
        var writer = RecordWriter()
        fields(&writer)
        object.append(key, .object(writer.object))
    }

    /// Writes the two fields that name a resource.
    mutating func write(_ resource: ResourceID) {
        write("resourceType", resource.kind)
        write("resourceId", resource.id)
    }
}
