import JSONText

/// The first place at which two values part, in the order of the first one's text.
struct JSONDifference {
    let pointer: JSONPointer
    /// Nothing where it is absent.
    let one: JSONValue?
    let other: JSONValue?

    /// Nothing for equal values.
    static func first(_ one: JSONValue?, _ other: JSONValue?, at pointer: JSONPointer = JSONPointer()) -> Self? {
        switch (one, other) {
        case (.array(let ones)?, .array(let others)?):
            for index in 0..<max(ones.count, others.count) {
                let (one, other) = (ones.dropFirst(index).first, others.dropFirst(index).first)
                if let found = first(one, other, at: pointer.appending(index)) { return found }
            }
            return nil
        case (.object(let ones)?, .object(let others)?):
            for key in ones.keys + others.keys.filter({ ones[$0] == nil }) {
                if let found = first(ones[key], others[key], at: pointer.appending(key)) { return found }
            }
            return nil
        default:
            return one == other ? nil : JSONDifference(pointer: pointer, one: one, other: other)
        }
    }

    /// A value in a few words.
    static func wording(_ value: JSONValue?) -> String {
        switch value {
        case nil: "nothing"
        case .array(let elements)?: "an array of \(elements.count) elements"
        case .object(let object)?: "an object of \(object.count) members"
        case let value?:
            String(String(decoding: JSONWriter.bytes(of: value), as: UTF8.self).prefix(80))
        }
    }
}
