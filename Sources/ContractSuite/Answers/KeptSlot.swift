/// A place in the tree that an encoder fills.
final class KeptSlot {
    private enum Kind {
        case leaf(Kept)
        case list
        case fields
    }

    private var kind = Kind.leaf(.nothing)
    private var elements: [KeptSlot] = []
    private(set) var members: [(name: String, slot: KeptSlot)] = []

    var kept: Kept {
        switch kind {
        case .leaf(let kept): kept
        case .list: .list(elements.map(\.kept))
        case .fields: .fields(members.map { KeptField(name: $0.name, value: $0.slot.kept) })
        }
    }

    var isNothing: Bool {
        if case .leaf(.nothing) = kind { true } else { false }
    }

    func encode(_ value: some Encodable, at path: [any CodingKey]) throws {
        if let leaf = Kept(leaf: value) {
            kind = .leaf(leaf)
        } else {
            try value.encode(to: KeptEncoder(slot: self, codingPath: path))
            noteMisspelt(of: value)
        }
    }

    func becomeFields() { kind = .fields }

    func becomeList() { kind = .list }

    var elementCount: Int { elements.count }

    func nextElement() -> KeptSlot {
        let slot = KeptSlot()
        elements.append(slot)
        return slot
    }

    /// The place of a member, empty also where there was one of the name already.
    func member(_ name: String) -> KeptSlot {
        let slot = KeptSlot()
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index].slot = slot
        } else {
            members.append((name, slot))
        }
        return slot
    }
}
