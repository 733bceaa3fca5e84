/// What the cases of a kind have in common. The raw value is the second part of their ids.
public enum Family: String, Sendable, Hashable, CaseIterable {
    /// What the client keeps of an answer agrees with it in every field.
    case reads
    /// What the client does is done, once and as it was asked, and the client knows what has come of it.
    case writes
    /// A refusal is an error to the client, and the right one.
    case refusals
    /// What the client sends conforms to the contract.
    case requests
    /// A list that is read page by page is whole, in order, and has nothing twice.
    case pages
    /// Every answer that the contract allows can be read.
    case tolerance
    /// Whatever goes wrong on the way, the client says so or tries again; it never gives wrong data and never hangs.
    case weather
    /// What the client shows is what there is, and its own person's.
    case freshness
    /// What the backend adds up is what the client would add up itself.
    case aggregate
}
