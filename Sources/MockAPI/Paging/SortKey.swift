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

    /// Whether this is the key of the same item, although others came or went before it.
    func isSameItem(as other: SortKey) -> Bool { parts.first == other.parts.first && parts.last == other.parts.last }

    package static func < (left: SortKey, right: SortKey) -> Bool {
        for (one, other) in zip(left.parts, right.parts) where one != other {
            return one.precedes(other)
        }
        return left.parts.count < right.parts.count
    }

    package static func == (left: SortKey, right: SortKey) -> Bool {
        !(left < right) && !(right < left)
    }
}

extension SortKey.Part {
    fileprivate func precedes(_ other: Self) -> Bool {
        switch (self, other) {
        case (.text(let one), .text(let two)): one.utf8.lexicographicallyPrecedes(two.utf8)
        case (.number(let one), .number(let two)): one < two
        case (.number, .text): true
        case (.text, .number): false
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
