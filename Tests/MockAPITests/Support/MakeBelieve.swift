/// Tokens and passwords in the seeds say that they are made up.
enum MakeBelieve {
    /// All words that begin with `mock-`, as every token and password in the seeds does.
    static func words(in bytes: [UInt8]) -> Set<String> {
        let mark = Array("mock-".utf8)
        var words: Set<String> = []
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index + mark.count <= bytes.count {
                guard bytes[index] == mark[0], bytes[index + 4] == mark[4],
                    mark.indices.allSatisfy({ bytes[index + $0] == mark[$0] })
                else {
                    index += 1
                    continue
                }
                var end = index + mark.count
                while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
                words.insert(String(decoding: bytes[index..<end], as: UTF8.self))
                index = end
            }
        }
        return words
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
