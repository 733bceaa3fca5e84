import Contract
import HTTPWire
import JSONText

extension Violation {
    /// The first properties of a body that the operation does not know. They are ignored in the answer. None of a body that
    /// cannot be read: that is another violation.
    package static func undeclaredProperties(of body: SentBody, by operation: Contract.Operation) -> [Violation] {
        guard let schema = body.content?.schema, let value = body.json else { return [] }
        return schema.strangers(in: value).prefix(mostOfAKind).map { stranger in
            let nearest = Spelling.nearest(to: stranger.name, among: stranger.known)
            let advice =
                nearest.map { "; did you mean \($0.quoted())?" }
                ?? ": it takes \(stranger.known.joined(separator: ", "))."
            return Violation(
                .undeclaredProperty,
                detail: "The body of \(operation.id) has no property \(stranger.name.quoted())\(advice)",
                pointer: stranger.pointer.description)
        }
    }
}
