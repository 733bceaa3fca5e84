/// Strings that need not be made again: the objects of a text mostly have the same few keys.
struct KeyCache {
    private var keys: [String] = []

    private static let size = 64

    /// The string of some ASCII bytes.
    mutating func key(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        guard let base = bytes.baseAddress, bytes.count > 0 else { return "" }
        if keys.isEmpty { keys = Array(repeating: "", count: Self.size) }
        let slot = Self.slot(base, bytes.count)
        if Self.isEqual(keys[slot], base, bytes.count) { return keys[slot] }
        let key = String(decoding: bytes, as: UTF8.self)
        keys[slot] = key
        return key
    }

    private static func slot(_ base: UnsafePointer<UInt8>, _ count: Int) -> Int {
        let sample = UInt32(base[0]) | UInt32(base[count / 2]) << 8 | UInt32(base[count - 1]) << 16
        return Int(((sample ^ UInt32(truncatingIfNeeded: count) << 24) &* 0x9E37_79B1) >> 26)
    }

    private static func isEqual(_ key: String, _ base: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard key.utf8.count == count else { return false }
        var key = key
        return key.withUTF8 { other in
            var index = 0
            while index < count {
                if other[index] != base[index] { return false }
                index += 1
            }
            return true
        }
    }
}
