/// One thing that a client must get right, as a value: an id, a sentence, and the body that judges it.
///
///     @Test(arguments: ContractSuite().cases)
///     func holds(_ contractCase: ContractCase) async throws {
///         try await contractCase.run { door in StageClient(baseURL: door.baseURL, token: door.token) }
///     }
public struct ContractCase: Sendable, Identifiable, CustomStringConvertible {
    /// Such as `getTrack.reads.ada`; it stays the same from version to version.
    public let id: ID
    /// The `operationId` of the document that it is about.
    public let operation: String
    /// What it has in common with others.
    public let family: Family
    /// What should hold.
    public let sentence: String

    /// How long the client may take over all of it, in seconds.
    let deadline: Double
    let content: Content
    /// Set where a suite leaves the case out of account.
    var exclusion: ContractExclusion?

    enum Content: Sendable {
        case body(Body)
        /// Nothing can be played; why not.
        case complaint(String)
    }

    /// Judges a client on a stage of the case's own.
    /// - Throws: ``CaseFault`` for what is wrong, ``Unsupported`` where the client has no means for what is asked.
    typealias Body = @Sendable (Scene) async throws -> Tally

    /// The id.
    public var description: String { id.rawValue }

    /// - Parameter detail: the last part of the id, for an operation and family with several cases.
    init(
        _ operation: String, _ family: Family, _ detail: String? = nil, _ sentence: String,
        deadline: Double = Scene.deadline, body: @escaping Body
    ) {
        id = ID(operation, family, detail)
        self.operation = operation
        self.family = family
        self.sentence = sentence
        self.deadline = deadline
        content = .body(body)
    }

    /// A case that only fails, so that what is wrong with a suite is told where failures are.
    init(_ id: ID, operation: String, _ family: Family, complaint: String) {
        self.id = id
        self.operation = operation
        self.family = family
        sentence = "The suite can be played as it is set up."
        deadline = 0
        content = .complaint(complaint)
    }
}
