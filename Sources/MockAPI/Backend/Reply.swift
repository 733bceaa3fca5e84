import Catalog
import HTTPWire
import JSONText

/// What a handler answers: bytes of a media type, before HTTP's conditions are applied to them.
package struct Reply: Sendable {
    package var status: HTTPStatus = .ok
    package var mediaType = "application/json"
    package var body: HTTPBody
    /// Fields beyond those that every answer has.
    package var fields: [(HTTPFieldName, String)] = []
    package var caching = Caching.revalidated
    /// The tag of what is shown, where it follows from something else than the body's bytes.
    package var entityTag: EntityTag?
    /// Whether a part of the body can be asked for (RFC 9110 section 14).
    package var acceptsRanges = false
    /// The earliest instant at which the world's clock alone changes this answer.
    package var freshUntil: Instant?

    /// How long a client may keep an answer (RFC 9111 section 5.2.2).
    package enum Caching: String, Sendable {
        /// Kept by its owner only, and asked for again each time.
        case revalidated = "private, no-cache"
        /// The same for everybody, and for a while.
        case shared = "public, max-age=3600"
        /// A secret, or the result of a change.
        case never = "no-store"
    }

    package static func json(_ write: (inout JSONObjectWriter) -> Void) -> Reply {
        var writer = JSONWriter()
        writer.object(write)
        return Reply(body: .bytes(writer.bytes))
    }
}
