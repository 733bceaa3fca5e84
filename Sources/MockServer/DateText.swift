import Foundation
import HTTPWire

/// The text of `Date` in some second.
struct DateText {
    let second: Int
    let bytes: [UInt8]

    init(second: Int) {
        self.second = second
        bytes = HTTPDate(secondsSinceEpoch: Int64(second)).bytes
    }

    /// The second under way, since the epoch.
    static var currentSecond: Int { time(nil) }
}
