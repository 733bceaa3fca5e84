/// What a client got wrong in one case.
public struct ContractCaseFailure: Error, CustomStringConvertible, Sendable {
    /// The case.
    public let id: ContractCase.ID
    /// For people. The first line says it all; the others give the case's sentence, the requests that the client sent,
    /// what was expected and what was seen, and a `curl` line that shows the answer.
    public let text: String

    /// The text.
    public var description: String { text }
}
