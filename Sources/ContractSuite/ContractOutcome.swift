/// What came of a case that found nothing wrong, or nothing that counts.
public enum ContractOutcome: Sendable, Hashable {
    /// The client is right. Of the answers' `of` fields it keeps those that could be `compared`; both are 0 where no answer
    /// was to be compared.
    case passed(compared: Int, of: Int)
    /// The client has no means for what is asked.
    case unsupported
    /// Something is wrong, as it is known to be.
    case excluded(because: String)
}
