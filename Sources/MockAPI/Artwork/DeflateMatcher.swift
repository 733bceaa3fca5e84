/// Finds repetitions: walks over the bytes once and hands out literals and copies. Places with the same hash of their
/// next three bytes are chained, the newest first.
struct DeflateMatcher {
    private struct Match {
        var length: Int
        var distance: Int
    }

    private static let windowSize = 32_768
    private static let shortestCopy = 3
    private static let longestCopy = 258
    /// How many earlier places are tried: each costs time, and few beat the newest ones.
    private static let chainLimit = 16
    /// A copy this long is taken without looking for a better one, and few places within it are worth remembering.
    private static let longEnough = 64
    /// Beyond this distance three literals are cheaper than a copy of three bytes.
    private static let shortReach = 4_096

    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    private let newest: UnsafeMutablePointer<Int32>
    private let previous: UnsafeMutablePointer<Int32>

    /// The whole of `bytes` as tokens.
    static func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> [DeflateToken] {
        guard let start = bytes.baseAddress else { return [] }
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * windowSize) { chains in
            chains.initialize(repeating: -1)
            guard let newest = chains.baseAddress else { return [] }
            let matcher = DeflateMatcher(
                bytes: start, count: bytes.count, newest: newest, previous: newest + windowSize)
            return matcher.tokens()
        }
    }

    /// Greedy, but for one thought: a literal is better than a copy if a longer copy begins right behind it.
    private func tokens() -> [DeflateToken] {
        var tokens: [DeflateToken] = []
        tokens.reserveCapacity(count / 16)
        var place = 0
        var match = longestMatch(at: 0)
        while place < count {
            if match.length < Self.longEnough {
                remember(place)
                let next = longestMatch(at: place &+ 1)
                if match.length < Self.shortestCopy || next.length > match.length {
                    tokens.append(.literal(bytes[place]))
                    place &+= 1
                    match = next
                    continue
                }
            }
            tokens.append(.copy(length: match.length, distance: match.distance))
            rememberStart(of: match, at: place)
            place &+= match.length
            match = longestMatch(at: place)
        }
        return tokens
    }

    private func longestMatch(at place: Int) -> Match {
        var best = Match(length: Self.shortestCopy &- 1, distance: 0)
        guard place &+ Self.shortestCopy < count else { return best }
        let limit = count &- place < Self.longestCopy ? count &- place : Self.longestCopy
        var candidate = Int(newest[slot(of: place)])
        var tries = Self.chainLimit
        while candidate >= 0, place &- candidate <= Self.windowSize, tries > 0 {
            if bytes[candidate &+ best.length] == bytes[place &+ best.length] {
                let length = commonLength(candidate, place, limit)
                let distance = place &- candidate
                if length > best.length, length > Self.shortestCopy || distance <= Self.shortReach {
                    best = Match(length: length, distance: distance)
                    if length >= Self.longEnough || length == limit { break }
                }
            }
            let older = Int(previous[candidate & (Self.windowSize &- 1)])
            if older >= candidate { break }
            candidate = older
            tries &-= 1
        }
        return best
    }

    private func rememberStart(of match: Match, at place: Int) {
        let length = match.length < Self.longEnough ? match.length : 2
        var step = match.length < Self.longEnough ? 1 : 0
        while step < length {
            remember(place &+ step)
            step &+= 1
        }
    }

    private func remember(_ place: Int) {
        guard place &+ Self.shortestCopy < count else { return }
        let slot = slot(of: place)
        previous[place & (Self.windowSize &- 1)] = newest[slot]
        newest[slot] = Int32(truncatingIfNeeded: place)
    }

    /// A hash of the three bytes from `place` on, which must not be the last three.
    private func slot(of place: Int) -> Int {
        let word = UInt32(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt32.self))
        return Int(((word &<< 8) &* 0x9E37_79B1) &>> 17)
    }

    /// How many bytes from two places on are equal, at most `limit`: eight at a time as long as they last.
    private func commonLength(_ earlier: Int, _ later: Int, _ limit: Int) -> Int {
        let (one, other) = (UnsafeRawPointer(bytes + earlier), UnsafeRawPointer(bytes + later))
        var length = 0
        while length &+ 8 <= limit {
            let difference =
                one.loadUnaligned(fromByteOffset: length, as: UInt64.self)
                ^ other.loadUnaligned(fromByteOffset: length, as: UInt64.self)
            if difference != 0 {
                return length &+ UInt64(littleEndian: difference).trailingZeroBitCount &>> 3
            }
            length &+= 8
        }
        while length < limit, bytes[earlier &+ length] == bytes[later &+ length] {
            length &+= 1
        }
        return length
    }
}
