import HTTPWire

extension EntityTag {
    /// The strong tag of a representation of those bytes.
    init(hashing bytes: [UInt8]) {
        // Hexadecimal digits can always stand in a tag.
        self.init(EntityTag.hash(of: bytes))!
    }

    /// A strong tag that follows from a representation's bytes alone, the same in every process: FNV-1a over 64 bits.
    static func hash(of bytes: [UInt8]) -> String {
        let hash = bytes.withUnsafeBufferPointer { buffer in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in buffer {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            }
            return hash
        }
        return String(hash, radix: 16)
    }
}
