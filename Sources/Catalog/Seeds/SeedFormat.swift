import JSONText

/// How a field's value is written in a seed file: what people are told to write, and how it is read.
struct SeedFormat<Value> {
    /// What was expected, as it follows the word "expected".
    let expected: () -> String
    /// Stands in for a value that could not be read, so that the rest of its record can be.
    let placeholder: Value
    /// Nil for a value that is not of this format.
    let read: (JSONValue) -> Value?
}

extension SeedFormat where Value == String {
    /// Lengths are those of the contract, in Unicode scalars.
    static func text(upTo limit: Int) -> SeedFormat {
        matching("a string of at most \(limit) characters") { $0.hasLength(upTo: limit) }
    }

    static func filledText(upTo limit: Int) -> SeedFormat {
        matching("a string of at most \(limit) characters that is not blank") {
            $0.isFilled && $0.hasLength(upTo: limit)
        }
    }

    static var name: SeedFormat {
        filledText(upTo: 500)
    }

    static var id: SeedFormat {
        matching("an id (1 to 200 characters, no \"/\" or control character, not \".\" or \"..\")") { $0.isID }
    }

    static var email: SeedFormat {
        matching("an e-mail address such as \"ada@example.com\"") {
            $0.isEmailAddress && $0.hasLength(upTo: 320)
        }
    }

    /// What an `Authorization: Bearer` field can carry (RFC 6750, section 2.1).
    static var bearerToken: SeedFormat {
        matching("a token of at most 200 letters, digits and - . _ ~ + /") {
            $0.isBearerToken && $0.hasLength(upTo: 200)
        }
    }

    /// What a segment of a URL can carry as it is (RFC 3986, section 2.3).
    static var linkToken: SeedFormat {
        matching("a token of at most 200 letters, digits and - . _ ~") { $0.isID && $0.isUnreserved }
    }

    static func exactly(_ text: String) -> SeedFormat {
        matching("\"\(text)\"") { $0 == text }
    }

    private static func matching(
        _ expected: @autoclosure @escaping () -> String, _ accepts: @escaping (String) -> Bool
    ) -> SeedFormat {
        SeedFormat(expected: expected, placeholder: "") { value in
            guard case .string(let text) = value, accepts(text) else { return nil }
            return text
        }
    }
}

extension SeedFormat where Value == Int {
    static func integer(_ range: ClosedRange<Int>) -> SeedFormat {
        SeedFormat(
            expected: { "an integer from \(range.lowerBound) to \(range.upperBound)" }, placeholder: range.lowerBound,
            read: { value in
                guard let integer = value.integerValue, let integer = Int(exactly: integer) else { return nil }
                return range.contains(integer) ? integer : nil
            })
    }

    /// A moment or a stretch of time within a day.
    static var milliseconds: SeedFormat {
        integer(0...86_400_000)
    }
}

extension SeedFormat where Value == Bool {
    static var flag: SeedFormat {
        SeedFormat(expected: { "true or false" }, placeholder: false, read: \.boolValue)
    }
}

extension SeedFormat where Value == Instant {
    static var instant: SeedFormat {
        SeedFormat(
            expected: { "an instant in whole seconds such as \"2026-06-07T09:30:00Z\"" },
            placeholder: Instant(secondsSinceEpoch: 0),
            read: { value in value.stringValue.flatMap { Instant(rfc3339: $0) } })
    }
}

extension SeedFormat where Value == CalendarDate {
    static var date: SeedFormat {
        SeedFormat(
            expected: { "a date such as \"2026-06-07\"" }, placeholder: CalendarDate(daysSinceEpoch: 0),
            read: { value in value.stringValue.flatMap { CalendarDate(rfc3339: $0) } })
    }
}

extension SeedFormat where Value: RawRepresentable<String> & CaseIterable & Equatable {
    static var anyCase: SeedFormat {
        oneOf(Value.allCases)
    }

    static func oneOf(_ choices: some Collection<Value>) -> SeedFormat {
        SeedFormat(
            expected: { "one of " + choices.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") },
            placeholder: choices[choices.startIndex],
            read: { value in
                guard case .string(let text) = value else { return nil }
                return choices.first { $0.rawValue == text }
            })
    }
}
