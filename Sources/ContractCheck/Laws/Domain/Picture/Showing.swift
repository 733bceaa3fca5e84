import JSONText

/// An answer that shows something of the catalogue: what is in a 200 to a plain GET.
struct Showing: Sendable {
    let id: ID
    let json: JSONValue

    /// What was asked, and by whom.
    struct ID: Sendable, Hashable {
        let operation: String
        /// Whom or what the path names.
        var subject: String?
        /// What else was asked for, such as `project` for `?type=project`.
        var narrowedTo: String?
        /// As findings call them.
        let caller: String
    }

    var elements: [JSONValue] { json.arrayValue ?? [] }
}

/// What a law has against an answer.
struct Remark: Sendable, Hashable {
    let showing: Showing.ID
    let pointer: JSONPointer
    let expected: String
    let seen: String
    /// What makes it wrong, where that is not what the whole law rests on.
    var basis: Basis?
}

extension Showing {
    func remark(at pointer: JSONPointer, expected: String, seen: String, basis: Basis? = nil) -> Remark {
        Remark(showing: id, pointer: pointer, expected: expected, seen: seen, basis: basis)
    }
}
