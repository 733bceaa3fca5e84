import Foundation

/// How a client gets in: all that it is made with.
public struct ContractDoor: Sendable {
    /// Where it asks, such as `http://localhost:49152`. It is a world of the case's own.
    public let baseURL: URL
    /// What `Authorization: Bearer` takes.
    public let token: String
    /// How long it may wait for an answer, in seconds; a whole number, since `URLSession` on Linux counts no others.
    public let patience: Double
}
