/// What an index goes by: which records belong together, and in which order they are listed.
protocol IndexDefinition {
    associatedtype Entity: Sendable
    associatedtype Key: Hashable & Sendable

    /// What the record is found under; nil keeps it out of the index.
    static func key(of entity: Entity) -> Key?

    /// Whether one of two records under a key is listed before the other. The default is the order of the file.
    static func isBefore(_ first: Entity, _ second: Entity) -> Bool

    /// Of equals, whether the later in the file comes first. The default is the earlier.
    static var laterFirst: Bool { get }
}

extension IndexDefinition {
    static func isBefore(_ first: Entity, _ second: Entity) -> Bool { false }
    static var laterFirst: Bool { false }

    /// The whole order, in which no two records are equal.
    static func isListed(_ first: Entity, at offset: Offset, before second: Entity, at otherOffset: Offset) -> Bool {
        if isBefore(first, second) { return true }
        if isBefore(second, first) { return false }
        return laterFirst ? offset > otherOffset : offset < otherOffset
    }

    /// Whether a record that becomes another stays where it is in the index.
    static func stays(_ old: Entity, as new: Entity) -> Bool {
        key(of: old) == key(of: new) && !isBefore(old, new) && !isBefore(new, old)
    }
}
