import Contract
import HTTPWire

/// What a rule or a preference does to an answer.
package struct Effect: Sendable, Hashable {
    /// The status of the problem that takes the answer's place.
    package var status: HTTPStatus?
    /// In seconds; goes with the status.
    package var retryAfter: Int?
    /// What is answered in place of the usual success.
    package var variant: Variant?
    /// Whether the body is broken off, under a right `Content-Length`.
    package var isMalformed = false
    /// Whether the whole is answered where a part is asked for.
    package var ignoresRange = false
    /// Whether the answer has another tag than usual.
    package var changesTag = false
    package var delivery = Delivery.plain

    package init() {}

    /// Lets a mishap take the place of whatever else befalls the success.
    mutating func suffer(_ mishap: Mishap, afterBytes: Int? = nil, bytesPerSecond: Int? = nil) {
        isMalformed = mishap == .malformed
        ignoresRange = mishap == .ignoreRange
        changesTag = mishap == .newETag
        delivery.bytesPerSecond = bytesPerSecond ?? (mishap == .drip ? Effect.dripRate : nil)
        delivery.cut =
            switch mishap {
            case .reset: Delivery.Cut(afterBytes: afterBytes, then: .reset)
            case .truncate: Delivery.Cut(afterBytes: afterBytes, then: .close)
            case .stall: Delivery.Cut(afterBytes: afterBytes, then: .silence)
            case .malformed, .drip, .ignoreRange, .newETag: nil
            }
    }

    /// In bytes a second: slow enough to be seen, and over before most clients give up.
    private static let dripRate = 512
}
