/// Choosing what a client is sent by its `Accept` (RFC 9110, 12.5.1).
package enum AcceptField {
    /// Of the available types, the one that the client likes best; of those it likes equally, the first. Nil when it
    /// accepts none. Without `Accept`, or where nothing in it can be read, anything is welcome.
    package static func best(of available: [MediaType], for fields: HTTPFields) -> MediaType? {
        var best: (type: MediaType, quality: Int)?
        for type in available {
            let quality = quality(of: type, in: fields)
            if quality > best?.quality ?? 0 { best = (type, quality) }
        }
        return best?.type
    }

    /// How welcome a type is, from 0 to 1,000: the weight of the most specific range that it lies in.
    static func quality(of type: MediaType, in fields: HTTPFields) -> Int {
        var isReadable = false
        var best = (specificity: -1, quality: 0)
        fields.forEachValue(of: .accept) { value in
            var cursor = FieldCursor(value)
            while !cursor.isAtEnd {
                if let range = MediaRange(&cursor, against: type) {
                    isReadable = true
                    if let specificity = range.specificity, specificity > best.specificity {
                        best = (specificity, range.quality)
                    }
                }
                cursor.skipMember()
            }
        }
        return isReadable ? best.quality : 1000
    }
}

/// One member of `Accept`, held against one media type.
private struct MediaRange {
    /// How closely the range describes the type: 0 for `*/*`, 1 for `type/*`, 2 for the type, one more for each
    /// parameter. Nil when the type lies outside.
    private(set) var specificity: Int?
    private(set) var quality = 1000

    /// Nil when the member cannot be read.
    init?(_ cursor: inout FieldCursor, against type: MediaType) {
        guard let rangeType = cursor.token(), cursor.skip(Byte.slash), let rangeSubtype = cursor.token() else {
            return nil
        }
        if rangeType.equals("*"), rangeSubtype.equals("*") {
            specificity = 0
        } else if rangeType.equals(type.type) {
            specificity = rangeSubtype.equals("*") ? 1 : rangeSubtype.equals(type.subtype) ? 2 : nil
        }
        while let (name, value) = cursor.parameter() {
            if name.equals("q") {
                guard let weight = Self.weight(value) else { return nil }
                quality = weight
            } else if !Self.has(type, name, value) {
                specificity = nil
            } else {
                specificity = specificity.map { $0 + 1 }
            }
        }
        guard cursor.isAtMemberEnd else { return nil }
    }

    /// All text here is UTF-8, so that asking for it narrows nothing, whether or not the type says so.
    private static func has(
        _ type: MediaType, _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        name.equals("charset") && value.equals("utf-8")
            || type.parameters.contains { name.equals($0.name) && value.equals($0.value) }
    }

    /// `0`, `1` or a fraction of at most three digits (RFC 9110, 12.4.2), in thousandths.
    private static func weight(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard (1...5).contains(text.count), text[0] == UInt8(ascii: "0") || text[0] == UInt8(ascii: "1") else {
            return nil
        }
        var weight = Int(text[0] &- 0x30) * 1000
        var unit = 100
        for i in 1..<max(1, text.count) {
            if i == 1 {
                guard text[i] == UInt8(ascii: ".") else { return nil }
            } else {
                guard text[i].isDigit else { return nil }
                weight += Int(text[i] &- 0x30) * unit
                unit /= 10
            }
        }
        return weight <= 1000 ? weight : nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether these bytes are the given text, ASCII letters in either case.
    fileprivate func equals(_ text: String) -> Bool {
        guard count == text.utf8.count else { return false }
        var i = 0
        for byte in text.utf8 {
            guard self[i].lowercased == byte.lowercased else { return false }
            i += 1
        }
        return true
    }
}
