/// What came of playing a case.
struct Performance: Sendable {
    let contractCase: ContractCase
    let finding: Finding
    /// What the client was answered.
    var answers: Set<AnsweredStatus> = []
    var seconds = 0.0

    enum Finding: Sendable {
        case passed(Tally)
        case unsupported(Unsupported)
        /// With all that is known of what is wrong.
        case failed(String)
    }

    /// What it comes to, the case's exclusion being considered.
    var result: Result<ContractOutcome, ContractCaseFailure> {
        switch (finding, contractCase.exclusion) {
        case (.passed(let tally), nil): .success(.passed(compared: tally.compared, of: tally.of))
        case (.unsupported, nil): .success(.unsupported)
        case (.failed(let text), nil): .failure(ContractCaseFailure(id: contractCase.id, text: text))
        case (.passed, let exclusion?):
            .failure(ContractCaseFailure(id: contractCase.id, text: exclusion.textOfPassing(contractCase)))
        case (.unsupported, let exclusion?), (.failed, let exclusion?):
            .success(.excluded(because: exclusion.reason))
        }
    }
}

/// A status that an operation was answered with.
struct AnsweredStatus: Sendable, Hashable {
    let operation: String
    let status: Int
}

extension ContractExclusion {
    fileprivate func textOfPassing(_ contractCase: ContractCase) -> String {
        """
        \(id) is excluded because "\(reason)", and it passes: take the exclusion away
          \(contractCase.sentence)
        """
    }
}
