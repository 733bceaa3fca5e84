import JSONText

extension JSONValue {
    /// The member `key` as one of a closed set of words.
    /// - Throws: `invalidBody` where it is none of them, which only a document of somebody's own lets through.
    func choice<Choice: RawRepresentable<String>>(_ key: String, of choices: [Choice]) throws(Problem) -> Choice {
        let word = self[key]?.stringValue
        if let choice = choices.first(where: { $0.rawValue == word }) { return choice }
        let expected = choices.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        throw .invalidBody([
            BodyFault(
                pointer: JSONPointer([key]),
                detail: "expected one of \(expected), found \(word.map { "\"\($0)\"" } ?? "none")")
        ])
    }
}
