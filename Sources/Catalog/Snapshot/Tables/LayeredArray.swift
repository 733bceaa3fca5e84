/// An array whose copies share all that they have in common: elements that were there from the start, and few changes.
///
/// A change costs time and memory in proportion to the changes so far.
struct LayeredArray<Element: Sendable>: Sendable {
    private(set) var base: [Element]
    /// What is not as in the base, by offset: elements that were replaced, then those that were added.
    private var changed: [Changed] = []
    /// The base's elements that are gone, in order.
    private var removed: [Offset] = []
    private var end: Offset

    private struct Changed {
        let offset: Offset
        let box: Box
    }

    /// Copies of the array share the element.
    private final class Box: Sendable {
        let element: Element
        init(_ element: Element) { self.element = element }
    }

    init(_ base: [Element]) {
        self.base = base
        end = Offset(base.count)
    }

    // MARK: Reading

    /// - Precondition: there is an element.
    subscript(offset: Offset) -> Element {
        if !changed.isEmpty {
            let position = position(of: offset)
            if isChanged(offset, at: position) { return changed[position].box.element }
        }
        return base[Int(offset)]
    }

    var count: Int {
        base.count - removed.count + changed.count - position(of: Offset(base.count))
    }

    /// How much a copy has to copy before it can be changed.
    var changeCount: Int { changed.count + removed.count }

    /// How many elements come before the one at an offset.
    func place(of offset: Offset) -> Int {
        guard offset >= base.count else {
            return Int(offset) - removed.partitioningIndex { $0 < offset }
        }
        return base.count - removed.count + position(of: offset) - position(of: Offset(base.count))
    }

    var elements: [Element] {
        if changed.isEmpty && removed.isEmpty { return base }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        var (changes, gaps) = (changed[...], removed[...])
        for offset in base.indices {
            if let gap = gaps.first, gap == offset {
                gaps.removeFirst()
            } else if let change = changes.first, change.offset == offset {
                elements.append(change.box.element)
                changes.removeFirst()
            } else {
                elements.append(base[offset])
            }
        }
        for added in changes { elements.append(added.box.element) }
        return elements
    }

    var last: Element? {
        if let added = changed.last, added.offset >= base.count { return added.box.element }
        var offset = base.count - 1
        var gaps = removed[...]
        while let gap = gaps.last, gap == offset {
            gaps.removeLast()
            offset -= 1
        }
        return offset < 0 ? nil : self[Offset(offset)]
    }

    // MARK: Changing

    mutating func append(_ element: Element) -> Offset {
        defer { end += 1 }
        changed.append(Changed(offset: end, box: Box(element)))
        return end
    }

    /// - Precondition: there is an element.
    mutating func replace(at offset: Offset, with element: Element) {
        let position = position(of: offset)
        let change = Changed(offset: offset, box: Box(element))
        if isChanged(offset, at: position) {
            changed[position] = change
        } else {
            changed.insert(change, at: position)
        }
    }

    /// - Precondition: there is an element.
    mutating func remove(at offset: Offset) {
        let position = position(of: offset)
        if isChanged(offset, at: position) { changed.remove(at: position) }
        if offset < base.count {
            removed.insert(offset, at: removed.partitioningIndex { $0 < offset })
        }
    }

    /// Changes every element. Nothing is shared afterwards.
    mutating func updateAll(_ update: (inout Element) -> Void) {
        for index in base.indices { update(&base[index]) }
        changed = changed.map { change in
            var element = change.box.element
            update(&element)
            return Changed(offset: change.offset, box: Box(element))
        }
    }

    // MARK: Places among the changes

    private func position(of offset: Offset) -> Int {
        changed.partitioningIndex { $0.offset < offset }
    }

    private func isChanged(_ offset: Offset, at position: Int) -> Bool {
        position < changed.count && changed[position].offset == offset
    }
}
