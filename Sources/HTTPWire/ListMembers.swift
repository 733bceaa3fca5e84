/// The members of a comma-separated field value whose members are tokens, without the blanks around them (RFC 9110,
/// 5.6.1). Empty members are given as they are.
struct ListMembers: Sequence, IteratorProtocol {
    private let value: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ value: UnsafeBufferPointer<UInt8>) {
        self.value = value
    }

    mutating func next() -> UnsafeBufferPointer<UInt8>? {
        guard position <= value.count else { return nil }
        let start = position
        while position < value.count, value[position] != Byte.comma { position += 1 }
        defer { position += 1 }
        return value.view(start..<position).trimmed
    }
}
