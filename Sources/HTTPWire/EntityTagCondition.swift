/// What `If-None-Match` or `If-Match` names (RFC 9110, 13.1): any state, or some.
package enum EntityTagCondition: Sendable, Hashable {
    /// `*`: any state there is.
    case any
    case oneOf([EntityTag])

    /// All lines of that name, read as one list; nil when there are none. Members that are no entity tags are passed
    /// over: they name no state.
    package init?(_ name: HTTPFieldName, in fields: HTTPFields) {
        var isPresent = false
        var isAny = false
        var tags: [EntityTag] = []
        fields.forEachValue(of: name) { value in
            isPresent = true
            isAny = isAny || value.equals("*")
            Self.read(value, into: &tags)
        }
        guard isPresent else { return nil }
        self = isAny ? .any : .oneOf(tags)
    }

    /// Whether no member is an entity tag, as where the quotes were forgotten.
    package var namesNoTag: Bool { self == .oneOf([]) }

    /// For `If-None-Match`: whether the representation has not changed, weakness aside.
    package func matchesWeakly(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .oneOf(let tags): tags.contains { $0.opaque == tag.opaque }
        }
    }

    /// For `If-Match`: whether the representation is the same byte for byte; a weak tag never says so.
    package func matchesStrongly(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .oneOf(let tags): !tag.isWeak && tags.contains(tag)
        }
    }

    /// A comma may stand inside a tag, so that the list is read from tag to tag.
    private static func read(_ value: UnsafeBufferPointer<UInt8>, into tags: inout [EntityTag]) {
        var cursor = FieldCursor(value)
        while !cursor.isAtEnd {
            let isWeak = cursor.skip("W/")
            if cursor.skip(Byte.quote) {
                let opaque = cursor.take(while: EntityTag.isLegal)
                if cursor.skip(Byte.quote), cursor.isAtMemberEnd {
                    tags.append(EntityTag(legal: opaque.text, isWeak: isWeak))
                }
            }
            cursor.skipMember()
        }
    }
}
