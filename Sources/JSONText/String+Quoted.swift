extension String {
    /// The text as a message quotes it: in double quotes, escaped as in JSON, and cut to so many Unicode scalars. A
    /// `Character` is no measure, since combining marks make one of any length.
    package func quoted(upTo limit: Int = 60) -> String {
        let scalars = unicodeScalars
        let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex) ?? scalars.endIndex
        let isCut = end < scalars.endIndex
        return String(decoding: JSONWriter.bytes(of: String(scalars[..<end]) + (isCut ? "…" : "")), as: UTF8.self)
    }
}
