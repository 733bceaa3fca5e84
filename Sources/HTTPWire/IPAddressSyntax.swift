/// The texts that are IP addresses in a URL (RFC 3986, 3.2.2).
enum IPAddressSyntax {
    /// Four decimal numbers to 255, without leading zeros.
    static func isIPv4(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var octets = 0
        var i = 0
        while true {
            let start = i
            var value = 0
            while i < bytes.count, bytes[i].isDigit, i - start < 3 {
                value = value * 10 + Int(bytes[i] &- 0x30)
                i += 1
            }
            guard i > start, value <= 255, i - start == 1 || bytes[start] != UInt8(ascii: "0") else { return false }
            octets += 1
            if octets == 4 { return i == bytes.count }
            guard i < bytes.count, bytes[i] == UInt8(ascii: ".") else { return false }
            i += 1
        }
    }

    /// Eight groups of one to four hexadecimal digits; one "::" stands for the groups left out, and an IPv4 address
    /// may stand for the last two.
    static func isIPv6(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var groups = 0
        var isShortened = false
        var i = 0
        while i < bytes.count {
            if bytes[i] == Byte.colon {
                // Either half of "::"; a single colon is stepped over after its group.
                guard !isShortened, i + 1 < bytes.count, bytes[i + 1] == Byte.colon else { return false }
                isShortened = true
                i += 2
                continue
            }
            let start = i
            while i < bytes.count, i - start < 4, bytes[i].hexValue != nil { i += 1 }
            if i < bytes.count, bytes[i] == UInt8(ascii: ".") {
                guard isIPv4(bytes.view(start..<bytes.count)) else { return false }
                groups += 2
                break
            }
            guard i > start else { return false }
            groups += 1
            guard i < bytes.count else { break }
            guard bytes[i] == Byte.colon, i + 1 < bytes.count else { return false }
            if bytes[i + 1] != Byte.colon { i += 1 }
        }
        return isShortened ? groups < 8 : groups == 8
    }
}
