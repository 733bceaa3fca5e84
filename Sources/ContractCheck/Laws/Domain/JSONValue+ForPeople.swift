import JSONText

extension JSONValue {
    /// As a finding shows it, cut where it is long.
    var forPeople: String {
        if let text = stringValue { return text.quoted() }
        let text = String(decoding: JSONWriter.bytes(of: self), as: UTF8.self)
        let beginning = text.unicodeScalars.prefix(80)
        return beginning.endIndex == text.endIndex ? text : String(beginning) + "…"
    }

    /// What is said of something that may be missing.
    static func forPeople(_ value: JSONValue?) -> String { value?.forPeople ?? "nothing" }
}
