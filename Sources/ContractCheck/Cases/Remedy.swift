import Contract

/// Which side of a difference would have to change.
package enum Remedy: Sendable, Hashable {
    case backend
    case document

    /// - Parameter status: how far the backend is said to have the operation.
    package init(basis: Basis, status: Operation.Status) {
        switch (basis, status) {
        // What is proposed is for the backend to build, as it is written.
        case (.http, _), (.consistency, _), (.specification, _), (_, .proposed): self = .backend
        case (.decision, .assumed), (.decision, .exists): self = .document
        }
    }
}

extension Remedy {
    /// Who has to act, in a sentence.
    package func sentence(basis: Basis, status: Operation.Status) -> String {
        switch (self, basis) {
        case (.backend, .http): "The backend would have to change: this is HTTP's own rule."
        case (.backend, _) where status == .proposed:
            "The backend would have to change: the operation is proposed as the document has it."
        case (.backend, .consistency):
            "The backend would have to change: it contradicts itself, or the seeds that it plays."
        case (.backend, _): "The backend would have to change: the specification says so."
        case (.document, _) where status == .assumed:
            "The document would have to change: it guesses this operation, and the backend knows."
        case (.document, _):
            "The document would have to change: what it says here was decided without the backend. (Or the backend follows.)"
        }
    }
}
