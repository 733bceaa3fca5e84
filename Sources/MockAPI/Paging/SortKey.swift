import Catalog
import JSONText

/// Where an item stands in its list: parts compared in turn, ascending, text by its UTF-8 bytes.
package struct SortKey: Sendable, Comparable {
    package enum Part: Sendable, Equatable {
        case text(String)
        case number(Int64)
    }

    package let parts: [Part]

    package static func byName(_ name: String, id: String) -> SortKey { SortKey(parts: [.text(name), .text(id)]) }

    package static func byPosition(_ position: Int) -> SortKey { SortKey(parts: [.number(Int64(position))]) }

    /// Newest first; of two at one instant the later made. `ordinal` counts in the order of making, `id` tells an item
    /// again whose ordinal has changed since.
    package static func newestFirst(_ instant: Instant, ordinal: Int?, id: String) -> SortKey {
        SortKey(parts: [.number(-instant.secondsSinceEpoch), .number(-Int64(ordinal ?? 0)), .text(id)])
    }

    /// Newest first; of two at one instant by their ids.
    package static func newestFirst(_ instant: Instant, id: String) -> SortKey {
        SortKey(parts: [.number(-instant.secondsSinceEpoch), .text(id)])
    }

    /// Oldest first; of two at one instant the earlier made. `ordinal` and `id` are as for ``newestFirst(_:ordinal:id:)``.
    package static func oldestFirst(_ instant: Instant, ordinal: Int?, id: String) -> SortKey {
        SortKey(parts: [.number(instant.secondsSinceEpoch), .number(Int64(ordinal ?? 0)), .text(id)])
    }

    /// By where it starts; of two that start together the earlier made.
    package static func byStart(_ startMs: Int, ordinal: Int?, id: String) -> SortKey {
        SortKey(parts: [.number(Int64(startMs)), .number(Int64(ordinal ?? 0)), .text(id)])
    }

    package static func newestVersionFirst(_ version: Int) -> SortKey { SortKey(parts: [.number(-Int64(version))]) }

    /// The item's, where it is part of the key.
    var id: String? {
        if case .text(let id) = parts.last { id } else { nil }
    }

    /// Whether this is the key of the same item, although others came or went before it.
    func isSameItem(as other: SortKey) -> Bool { parts.first == other.parts.first && parts.last == other.parts.last }

    package static func < (one: SortKey, other: SortKey) -> Bool { one.order(to: other) < 0 }

    package static func == (one: SortKey, other: SortKey) -> Bool { one.order(to: other) == 0 }

    /// Negative where this comes first.
    private func order(to other: SortKey) -> Int {
        for (mine, theirs) in zip(parts, other.parts) {
            let order = mine.order(to: theirs)
            if order != 0 { return order }
        }
        return parts.count - other.parts.count
    }
}

extension SortKey.Part {
    /// `String` compares canonically, where two texts of different bytes can be equal.
    package static func == (one: Self, other: Self) -> Bool { one.order(to: other) == 0 }

    fileprivate func order(to other: Self) -> Int {
        switch (self, other) {
        case (.text(let one), .text(let two)):
            one.utf8.lexicographicallyPrecedes(two.utf8) ? -1 : one.utf8.elementsEqual(two.utf8) ? 0 : 1
        case (.number(let one), .number(let two)): one < two ? -1 : one == two ? 0 : 1
        case (.number, .text): -1
        case (.text, .number): 1
        }
    }
}

extension SortKey {
    var values: [JSONValue] {
        parts.map { part in
            switch part {
            case .text(let text): .string(text)
            case .number(let number): .integer(number)
            }
        }
    }

    init?(values: [JSONValue]) {
        var parts: [Part] = []
        for value in values {
            switch value {
            case .string(let text): parts.append(.text(text))
            case .integer(let number): parts.append(.number(number))
            default: return nil
            }
        }
        self.init(parts: parts)
    }
}
