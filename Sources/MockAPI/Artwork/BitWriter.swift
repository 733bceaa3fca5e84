/// Packs codes into bytes, least significant bit first (RFC 1951, section 3.1.1).
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount: UInt64 = 0

    /// Appends the low `count` bits of `bits`, at most 32 of them; the bits above must be zero.
    mutating func write(_ bits: UInt32, count: Int) {
        pending |= UInt64(bits) &<< pendingCount
        pendingCount &+= UInt64(count)
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending &>>= 8
            pendingCount &-= 8
        }
    }

    /// Fills the last byte with zero bits.
    mutating func finish() {
        guard pendingCount > 0 else { return }
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending = 0
        pendingCount = 0
    }
}
