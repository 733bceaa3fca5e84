import Foundation
import HTTPWire

/// A count that several threads add to.
///
/// `@unchecked Sendable`: the count is only touched under the lock.
final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var sum = 0

    var value: Int { lock.withLock { sum } }

    @discardableResult
    func add(_ count: Int) -> Int {
        lock.withLock {
            sum += count
            return sum
        }
    }
}

/// A body that is worked out while it leaves, and counts how much of it has been. Its bytes tell where they stand.
struct WorkedOut: Sendable {
    let count: Int
    let workedOut = Tally()

    /// As long as ten minutes of sound.
    static let tenMinutes = 52_920_044

    var body: HTTPBody {
        .source(
            BodySource(count: count) { [workedOut] range in
                workedOut.add(range.count)
                return WorkedOut.bytes(range)
            })
    }

    static func bytes(_ range: Range<Int>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        while bytes.count < range.count {
            // No power of two, so that no two boundaries look alike.
            let start = (range.lowerBound + bytes.count) % 251
            bytes += table[start..<min(start + range.count - bytes.count, table.count)]
        }
        return bytes
    }

    private static let table = (0..<100_000).map { UInt8($0 % 251) }
}
