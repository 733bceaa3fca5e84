/// Where a run of plain bytes ends: at the first quote, backslash, control character or byte of a multi-byte character.
/// Strings are mostly such runs, so that they are looked through eight bytes at a time.
func endOfPlainText(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    var offset = start
    while end - offset >= 8, isPlain(base + offset) {
        offset += 8
    }
    while offset < end {
        let byte = base[offset]
        if byte == .quote || byte == .backslash || byte < .space || byte >= 0x80 { break }
        offset += 1
    }
    return offset
}

/// Whether none of the eight bytes here ends a run.
private func isPlain(_ bytes: UnsafePointer<UInt8>) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
    // In each byte a difference borrows into the high bit when the byte is below 0x20, or is the one that it is compared with.
    let control = word &- ones &* 0x20
    let quote = (word ^ ones &* 0x22) &- ones
    let backslash = (word ^ ones &* 0x5C) &- ones
    return (control | quote | backslash | word) & (ones &* 0x80) == 0
}
