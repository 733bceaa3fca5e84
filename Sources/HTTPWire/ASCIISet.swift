/// A set of ASCII bytes held in two machine words: membership is a shift, with no table to reach for.
struct ASCIISet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ characters: String) {
        for byte in characters.utf8 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
        }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        byte < 128 && ((byte < 64 ? low : high) &>> UInt64(byte)) & 1 == 1
    }
}

extension ASCIISet {
    private static let alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    private static let subDelimiters = "!$&'()*+,;="

    /// `tchar` of RFC 9110, 5.6.2: what methods, field names and parameter names are made of.
    static let token = ASCIISet("!#$%&'*+-.^_`|~" + alphanumerics)

    /// `attr-char` of RFC 8187, 3.2.1: `tchar` without those that an extended value gives a meaning.
    static let attribute = ASCIISet("!#$&+-.^_`|~" + alphanumerics)

    /// `etagc` of RFC 9110, 8.8.3, without `obs-text`: visible characters but the double quote.
    static let entityTag = ASCIISet("!#$%&'()*+,-./:;<=>?@[\\]^_`{|}~" + alphanumerics)

    /// `reg-name` of RFC 3986, 3.2.2; the percent sign's two digits are checked apart.
    static let registeredName = ASCIISet("-._~%" + subDelimiters + alphanumerics)

    /// What a path may hold: `pchar` and "/" of RFC 3986, 3.3, and the four of `|^[]`, which browsers send unescaped
    /// there (WHATWG URL, path percent-encode set). Also all that an absolute-form's scheme and authority need.
    static let path = ASCIISet("/-._~%:@|^[]" + subDelimiters + alphanumerics)

    /// What a query may hold: RFC 3986, 3.4, and what browsers send unescaped in it (WHATWG URL, query percent-encode
    /// set). Double quotes and angle brackets no browser leaves as they are, so they are refused everywhere.
    static let query = ASCIISet("?/-._~%:@|^[]`{}\\" + subDelimiters + alphanumerics)
}
