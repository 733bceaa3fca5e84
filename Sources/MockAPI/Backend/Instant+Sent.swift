import JSONText

extension Instant {
    /// What the member `key` of a body says, down to the second.
    /// - Throws: `invalidBody` where no year of four digits has it.
    init(sent text: String, at key: String) throws(Problem) {
        guard let instant = Instant(wholeSecondOf: text) else {
            throw .invalidBody([
                BodyFault(
                    pointer: JSONPointer([key]),
                    detail: "expected an instant of the years 0000 to 9999 in UTC, found \(text.quoted())")
            ])
        }
        self = instant
    }
}
