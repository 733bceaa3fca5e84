import JSONText

/// What the object that a seed file has for a record is written to, field by field, in the order in which ``SeedRecord``
/// reads them: a value, or text at once.
protocol RecordWriter: ~Copyable {
    mutating func write(_ key: String, _ text: String)
    mutating func write(_ key: String, _ integer: Int)
    mutating func write(_ key: String, _ flag: Bool)
    mutating func write(_ key: String, _ instant: Instant)
    mutating func write(_ key: String, allOf texts: [String])
    mutating func write(_ key: String, _ fields: (inout Self) -> Void)
}

/// An optional field that holds nothing is left out.
extension RecordWriter where Self: ~Copyable {
    mutating func write(_ key: String, _ text: String?) {
        if let text { write(key, text) }
    }

    mutating func write(_ key: String, _ integer: Int?) {
        if let integer { write(key, integer) }
    }

    mutating func write(_ key: String, _ instant: Instant?) {
        if let instant { write(key, instant) }
    }

    mutating func write(_ key: String, _ date: CalendarDate?) {
        write(key, date?.description)
    }

    mutating func write(_ key: String, _ choice: some RawRepresentable<String>) {
        write(key, choice.rawValue)
    }

    mutating func write(_ key: String, _ texts: [String]) {
        if !texts.isEmpty { write(key, allOf: texts) }
    }

    /// Writes the two fields that name a resource.
    mutating func write(_ resource: ResourceID) {
        write("resourceType", resource.kind)
        write("resourceId", resource.id)
    }
}

extension JSONObject: RecordWriter {
    mutating func write(_ key: String, _ text: String) { append(key, .string(text)) }
    mutating func write(_ key: String, _ integer: Int) { append(key, .integer(Int64(integer))) }
    mutating func write(_ key: String, _ flag: Bool) { append(key, .bool(flag)) }
    mutating func write(_ key: String, _ instant: Instant) { append(key, .string(instant.description)) }
    mutating func write(_ key: String, allOf texts: [String]) { append(key, .array(texts.map { .string($0) })) }

    mutating func write(_ key: String, _ fields: (inout JSONObject) -> Void) {
        var object = JSONObject()
        fields(&object)
        append(key, .object(object))
    }
}

extension JSONObjectWriter: RecordWriter {
    mutating func write(_ key: String, _ text: String) { member(key, text) }
    mutating func write(_ key: String, _ integer: Int) { member(key, integer) }
    mutating func write(_ key: String, _ flag: Bool) { member(key, flag) }
    mutating func write(_ key: String, _ instant: Instant) { member(key, instant) }
    mutating func write(_ key: String, allOf texts: [String]) { member(key, texts) }
    mutating func write(_ key: String, _ fields: (inout JSONObjectWriter) -> Void) { object(key, fields) }
}
