/// As much of a PNG as tells that it is one, and whole (W3C PNG, sections 5.2, 11.2.1 and 11.2.5).
struct PNGHeader {
    let width: Int
    let height: Int

    /// Nothing for bytes that are no PNG, or that were cut off.
    init?(_ bytes: [UInt8]) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 45, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8),
            bytes[(bytes.count - 8)..<(bytes.count - 4)].elementsEqual("IEND".utf8)
        else { return nil }
        func number(at start: Int) -> Int { bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
        width = number(at: 16)
        height = number(at: 20)
    }
}
