/// A case that a suite leaves out of account, with the reason why. It is run all the same: once it passes, the suite says
/// so, and the exclusion is to go.
public struct ContractExclusion: Sendable {
    /// The whole id of the case.
    public let id: ContractCase.ID
    /// Why, for whoever reads the report.
    public let reason: String

    /// - Parameters:
    ///   - id: the whole id of the case, such as `listTracksOfProject.pages`.
    ///   - reason: why, such as `"no paging yet"`.
    public init(_ id: ContractCase.ID, because reason: String) {
        self.id = id
        self.reason = reason
    }
}
