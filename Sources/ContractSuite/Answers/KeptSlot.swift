/// A place in the tree that an encoder fills.
final class KeptSlot {
    private enum Content {
        case leaf(Kept)
        case list([KeptSlot])
        case fields([(name: String, slot: KeptSlot)])
    }

    private var content = Content.leaf(.nothing)

    var kept: Kept {
        switch content {
        case .leaf(let kept): kept
        case .list(let elements): .list(elements.map(\.kept))
        case .fields(let members): .fields(members.map { KeptField(name: $0.name, value: $0.slot.kept) })
        }
    }

    func encode(_ value: some Encodable, at path: [any CodingKey]) throws {
        if let leaf = Kept(leaf: value) {
            content = .leaf(leaf)
        } else {
            try value.encode(to: KeptEncoder(slot: self, codingPath: path))
        }
    }

    func becomeFields() {
        if case .fields = content { return }
        content = .fields([])
    }

    func becomeList() {
        if case .list = content { return }
        content = .list([])
    }

    var elementCount: Int {
        if case .list(let elements) = content { elements.count } else { 0 }
    }

    func nextElement() -> KeptSlot {
        let slot = KeptSlot()
        if case .list(let elements) = content { content = .list(elements + [slot]) }
        return slot
    }

    /// The place of a member, empty also where there was one of the name already.
    func member(_ name: String) -> KeptSlot {
        let slot = KeptSlot()
        if case .fields(let members) = content {
            content = .fields(members.filter { $0.name != name } + [(name, slot)])
        }
        return slot
    }
}
