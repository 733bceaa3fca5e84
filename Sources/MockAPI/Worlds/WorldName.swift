/// How worlds are called: `[a-z0-9-]{1,64}`, so that a name stands in a path and in a field as it is.
package enum WorldName {
    /// Where requests are answered that name no world.
    package static let standard = "default"

    static let longest = 64

    static func isValid(_ name: String) -> Bool {
        (1...longest).contains(name.utf8.count) && name.utf8.allSatisfy(isAllowed)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }
}
