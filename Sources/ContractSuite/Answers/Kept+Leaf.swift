import Foundation

extension Kept {
    /// A value that has no parts; nil for any other.
    init?(leaf value: Any) {
        // Before the others: on Linux an `NSNumber` of 1 passes for a `Bool`.
        if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
            self.init(number)
            return
        }
        switch value {
        case let text as String: self = .text(text)
        case let text as Substring: self = .text(String(text))
        case let character as Character: self = .text(String(character))
        case let value as Bool: self = .bool(value)
        case let integer as any BinaryInteger: self.init(integer)
        case let number as any BinaryFloatingPoint: self.init(Double(number))
        case let number as Decimal: self.init(numeral: "\(number)")
        case let date as Date: self = .date(date)
        case let url as URL: self = .text(url.absoluteString)
        case let id as UUID: self = .text(id.uuidString)
        case let data as Data: self = .text(data.base64EncodedString())
        case let duration as Duration: self.init(duration)
        case is NSNull: self = .nothing
        default: return nil
        }
    }

    /// The contract counts durations in milliseconds.
    private init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self.init(Double(seconds) * 1_000 + Double(attoseconds) / 1e15)
    }

    private init(_ integer: some BinaryInteger) {
        self = Int64(exactly: integer).map(Kept.integer) ?? .number(Double(integer))
    }

    private init(_ number: Double) {
        self = Int64(exactly: number).map(Kept.integer) ?? .number(number)
    }

    private init(numeral: String) {
        self = Int64(numeral).map(Kept.integer) ?? .number(Double(numeral) ?? .nan)
    }

    /// What `JSONSerialization` makes of a number or a Boolean.
    private init(_ number: NSNumber) {
        let isBoolean = UInt8(bitPattern: number.objCType.pointee) == UInt8(ascii: "c")
        self = isBoolean ? .bool(number.boolValue) : Kept(numeral: number.stringValue)
    }
}
