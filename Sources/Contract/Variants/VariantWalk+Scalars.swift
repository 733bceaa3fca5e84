import JSONText

extension VariantWalk {
    mutating func variedText(_ text: String, at place: SchemaPlace) -> JSONValue? {
        switch variant {
        case .unknownEnum: unknownValue(at: place)
        case .fractionalSeconds where place.has(.dateTime):
            first(of: DateTimeText(text)?.withFraction ?? [], at: place)
        case .offsetDates where place.has(.dateTime):
            first(of: DateTimeText(text)?.withOffset.map { [$0] } ?? [], at: place)
        case .longText where place.isFreeText: longText(text, at: place)
        case .oddText where place.isFreeText:
            first(of: [OddText.text(beside: text, length: place.length)], at: place)
        default: nil
        }
    }

    /// A value that is not among the known ones, written in one of the ways in which such values are.
    private func unknownValue(at place: SchemaPlace) -> JSONValue? {
        let known = place.knownValues
        if known.isEmpty || !place.enumeratedValues.isEmpty { return nil }
        let spellings = [
            "notYetKnown", "not-yet-known", "not_yet_known", "NOT_YET_KNOWN", "NotYetKnown", "notyetknown",
        ]
        let texts = spellings.map { $0.prefix(scalars: place.length.maximum ?? .max) }
        return first(of: texts.filter { !known.contains(.string($0)) }, at: place)
    }

    /// The text over and over.
    private mutating func longText(_ text: String, at place: SchemaPlace) -> JSONValue? {
        let count = min(place.length.maximum ?? 1_000, 1_000)
        guard text.unicodeScalars.count < count, grow(by: count) else { return nil }
        let words = Array((text.isEmpty ? "text" : text).unicodeScalars) + [" "]
        var long = String.UnicodeScalarView()
        for index in 0..<count { long.append(words[index % words.count]) }
        return first(of: [String(long)], at: place)
    }

    func variedNumber(_ value: JSONValue, at place: SchemaPlace) -> JSONValue? {
        guard variant == .maxIntegers, place.isInteger, place.enumeratedValues.isEmpty, !place.isID else { return nil }
        let greatest = place.greatestInteger
        guard let number = JSONNumber(value), number < JSONNumber(greatest) else { return nil }
        return judge.admits(.integer(greatest), at: place) ? .integer(greatest) : nil
    }
}
