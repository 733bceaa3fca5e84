/// Runs over a request target as far as its bytes go and are legal, once, and remembers where the query begins.
struct TargetScanner: Sendable {
    /// The first byte not run over.
    private(set) var cursor: Int
    /// Where the first "?" is.
    private(set) var queryMark: Int?

    init(at start: Int) {
        cursor = start
    }

    /// Goes on to `end`, or to the first byte that cannot stand in a target.
    mutating func advance(in bytes: UnsafeBufferPointer<UInt8>, to end: Int) {
        var i = cursor
        if queryMark == nil {
            let legal = ASCIISet.path
            while i < end, legal.contains(bytes[i]) { i += 1 }
            if i < end, bytes[i] == Byte.questionMark { queryMark = i }
        }
        if queryMark != nil {
            let legal = ASCIISet.query
            while i < end, legal.contains(bytes[i]) { i += 1 }
        }
        cursor = i
    }

    /// Why the byte that the scan stopped at cannot stand there.
    static func refusal(of byte: UInt8, at offset: Int) -> RequestRefusal {
        let place = "at byte \(offset + 1) of the request target"
        let name = BytesForPeople.name(byte)
        return switch byte {
        case UInt8(ascii: "#"):
            RequestRefusal(
                .badRequest,
                "There is a \"#\" \(place). A fragment is not sent to a server: leave it out, or write %23.")
        case 0x80...:
            RequestRefusal(
                .badRequest, "There is \(name) \(place). Percent-encode text outside ASCII as its UTF-8 bytes.")
        default:
            RequestRefusal(.badRequest, "There is \(name) \(place), where a URI allows none. Percent-encode it.")
        }
    }
}
