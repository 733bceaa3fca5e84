/// What makes a rule of the contract one.
package enum Basis: Sendable, Hashable {
    /// The endpoint map, and roles with their cascade.
    case specification
    /// An RFC of HTTP or of what is built on it.
    case http
    /// The document's own choice where nothing was given (`x-decision`), which a backend is free to overturn.
    case decision
    /// What the server says elsewhere itself, or the seeds that it plays.
    case consistency
}
