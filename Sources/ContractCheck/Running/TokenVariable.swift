/// The environment's variable that holds somebody's token.
package enum TokenVariable {
    /// - Parameter person: what they are called for short, such as `ada`.
    /// - Returns: `SOUNDCHECK_TOKEN_ADA`: in capitals, with `_` for all that no variable's name can have.
    package static func name(of person: String) -> String {
        "SOUNDCHECK_TOKEN_" + person.uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    }
}
