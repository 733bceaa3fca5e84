import JSONText

/// One place where a server differs from the contract.
package struct Finding: Sendable {
    /// The request and its answer that show it.
    package let exchange: Exchange?
    /// Where in the answer's body.
    package let pointer: JSONPointer?
    package let expected: String
    package let seen: String
    /// What makes it wrong, where that is not what the whole case rests on.
    package let basis: Basis?

    package init(
        in exchange: Exchange?, at pointer: JSONPointer? = nil, expected: String, seen: String, basis: Basis? = nil
    ) {
        self.exchange = exchange
        self.pointer = pointer
        self.expected = expected
        self.seen = seen
        self.basis = basis
    }
}
