/// What a client module's tests write once: their client, asked in the contract's terms.
///
/// Structs, actors and classes of the main actor can all be one; it need not be `Sendable`, since each is made, asked and
/// let go of by one case.
public protocol ContractClient: ConformsAnywhere {
    /// Does what the call says, by the client's own means, and tells what the client makes of the answer:
    /// ``ContractAnswer/encoded(_:)``, ``ContractAnswer/mirrored(_:)`` or ``ContractAnswer/facts(_:)``, or
    /// ``ContractAnswer/unsupported`` for what the client has no means for.
    /// - Throws: whatever the client throws. What that means is asked of ``failure(for:)``.
    func answer(_ call: ContractCall) async throws -> ContractAnswer

    /// What an error of the client's tells whoever uses it. Without one of your own it is
    /// ``ContractFailure/init(reading:)``.
    func failure(for error: any Error) async -> ContractFailure
}

extension ContractClient {
    /// What ``ContractFailure/init(reading:)`` makes of it.
    public func failure(for error: any Error) async -> ContractFailure { ContractFailure(reading: error) }
}

#if compiler(>=6.2)
    /// Clients are asked off the main actor too: a conformance that holds on it alone is refused where it is written.
    public typealias ConformsAnywhere = SendableMetatype
#else
    /// Clients are asked off the main actor too. Compilers before 6.2 know no conformance that holds on it alone.
    public typealias ConformsAnywhere = Any
#endif
