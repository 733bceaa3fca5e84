import JSONText

extension JSONValue {
    /// The value of an integer as JSON Schema counts them: `3.0` is one as well.
    var wholeNumber: Int? { integerValue.map(Int.init) ?? doubleValue.flatMap { Int(exactly: $0) } }
}
