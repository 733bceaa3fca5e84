import Foundation

/// What a client makes of an answer, told as a tree that can be held against it. It is made where the client is at home,
/// in its actor too, and is `Sendable` from then on.
public struct ContractAnswer: Sendable {
    enum Content: Sendable {
        case kept(Kept)
        case facts([Fact])
        case bytes([UInt8])
        case unsupported
        /// Why the client's value could not be read.
        case unreadable(String)
    }

    let content: Content

    /// What an `Encodable` model encodes.
    ///
    /// The suite encodes it with an encoder of its own: numbers are compared exactly, and a `Date`, whatever the client's
    /// strategy, by the moment that it is. A model that encodes its dates itself may write an RFC 3339 text, seconds or
    /// milliseconds since 1970, or seconds since 2001. An optional property that is nil counts as kept and empty, by its own
    /// name too where its coding key is another one, so that a misspelt key is found.
    ///
    /// An error that the model throws while it is encoded makes the case fail.
    public static func encoded(_ value: some Encodable) -> ContractAnswer {
        do {
            return ContractAnswer(content: .kept(try Kept(encoding: value)))
        } catch {
            return ContractAnswer(content: .unreadable("\(type(of: value)) cannot be encoded: \(error)"))
        }
    }

    /// What a model holds in its stored properties, by reflection: for models that are only `Decodable`.
    ///
    /// Properties are found by the names that the answer has, whatever their case, underscores left out: `artworkURL` and
    /// `_artworkUrl` are both `artworkUrl`. Inherited properties and those behind property wrappers count, computed ones do
    /// not. A `RawRepresentable` counts as its raw value, another enumeration's case as its name or its one associated value.
    public static func mirrored(_ value: some Any) -> ContractAnswer {
        ContractAnswer(content: .kept(Kept(mirroring: value)))
    }

    /// What a view model shows, by place.
    /// - Parameter facts: JSON pointers (RFC 6901) into the answer, such as `/0/name`, with what is shown there: a text, a
    ///   number, a `Bool`, `Date` or `URL`, an enumeration or a list of these, or nil for nothing. At a list's place a
    ///   number is how many items are shown.
    public static func facts(_ facts: [String: (any Sendable)?]) -> ContractAnswer {
        ContractAnswer(content: .facts(facts.map(Fact.init).sorted()))
    }

    /// A file, such as an artwork, or the part of it that was asked for.
    public static func bytes(_ bytes: some Sequence<UInt8>) -> ContractAnswer {
        ContractAnswer(content: .bytes(Array(bytes)))
    }

    /// It is done, and there is nothing to tell: after a deletion.
    public static let done = ContractAnswer(content: .bytes([]))

    /// The client has no means for this. The operation's cases count as unsupported.
    public static let unsupported = ContractAnswer(content: .unsupported)

    var isUnsupported: Bool {
        if case .unsupported = content { true } else { false }
    }
}
