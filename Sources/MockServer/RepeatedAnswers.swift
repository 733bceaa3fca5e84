import MockAPI

/// What a lane has answered to heads that may come again. Clients ask the same again and again; a head that is known is
/// not even read.
struct RepeatedAnswers {
    /// Each at the place that its head's bytes lead to: what leads to the same place takes it over. As many as a power of
    /// two, so that any bits of a hash are a place.
    private var places = [RepeatedAnswer?](repeating: nil, count: 512)
    private var cost = 0

    /// - Parameter received: a request's head.
    func find(_ received: UnsafeRawBufferPointer, through door: Door) -> RepeatedAnswer? {
        guard let found = places[place(of: received)], found.answers(received, through: door) else { return nil }
        return found
    }

    mutating func remember(_ repeated: RepeatedAnswer) {
        if repeated.cost > RepeatedAnswers.budget / 4 { return }
        if cost + repeated.cost > RepeatedAnswers.budget { self = RepeatedAnswers() }
        let place = repeated.head.withBytes(place)
        cost += repeated.cost - (places[place]?.cost ?? 0)
        places[place] = repeated
    }

    private func place(of head: UnsafeRawBufferPointer) -> Int {
        var hash = UInt64(head.count)
        var offset = 0
        while offset + 8 <= head.count {
            hash = (hash ^ head.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
            offset += 8
        }
        while offset < head.count {
            hash = (hash ^ UInt64(head[offset])) &* 0x9E37_79B9_7F4A_7C15
            offset += 1
        }
        return Int(truncatingIfNeeded: hash ^ hash >> 32) & (places.count - 1)
    }

    /// In bytes, roughly.
    private static let budget = 2 << 20
}
