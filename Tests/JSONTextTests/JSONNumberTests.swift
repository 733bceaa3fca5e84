import JSONText
import Testing

@Suite("Numbers in JSON")
struct JSONNumberTests {
    @Test(
        "Without fraction and exponent, and within 64 bits, a number is an integer",
        arguments: [
            ("0", 0), ("-0", 0), ("7", 7), ("-1", -1), ("1234567890", 1_234_567_890),
            ("9007199254740993", 9_007_199_254_740_993),
            ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
        ])
    func integer(text: String, expected: Int64) throws {
        #expect(try parse(text).integerValue == expected)
    }

    @Test(
        "Any other number is a double",
        arguments: [
            ("0.0", 0), ("1.0", 1), ("-1.5", -1.5), ("1e2", 100), ("1E+2", 100), ("25e-1", 2.5), ("0e0", 0),
            ("1e-400", 0),
            ("9223372036854775808", 9_223_372_036_854_775_808), ("-9223372036854775809", -9_223_372_036_854_775_808),
            ("18446744073709551616", 18_446_744_073_709_551_616),
            ("123456789012345678901234567890", 1.2345678901234568e29),
            ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("5e-324", Double.leastNonzeroMagnitude),
        ])
    func double(text: String, expected: Double) throws {
        guard case .number(let value) = try parse(text) else {
            Issue.record("\(text) was not read as a double")
            return
        }
        #expect(value == expected)
    }

    @Test("The sign of a double's zero is kept")
    func negativeZero() throws {
        #expect(try parse("-0.0").doubleValue?.sign == .minus)
    }

    @Test(
        "A number has to be spelt as JSON spells it",
        arguments: [
            ("01", 1, "leading zeros, found 01"), ("-01", 1, "leading zeros, found -01"), ("00", 1, "leading zeros"),
            ("1.", 3, "expected a digit after the decimal point, found the end of the text"),
            ("1.e5", 3, "after the decimal point"), ("1e", 3, "after the exponent's"),
            ("1e+", 4, "after the exponent's"),
            ("-", 2, "expected a digit after the minus sign"), ("--1", 2, "after the minus sign"),
            ("-Infinity", 2, "found \"Infinity\""), ("+1", 1, "expected a value, found \"+1\""),
            (".5", 1, "expected a value"),
            ("NaN", 1, "expected a value, found \"NaN\""), ("Infinity", 1, "expected a value"),
            ("0x10", 2, "found \"x10\""),
            ("1_000", 2, "found \"_000\""), ("1 2", 3, "expected the end of the text"), ("\u{0661}", 1, "U+0661"),
            ("1e400", 1, "at most 1.7976931348623157e+308, found 1e400"), ("-1e400", 1, "at most"),
        ])
    func malformed(text: String, column: Int, message: String) throws {
        let found = faults(in: text)
        try #require(found.count == 1)
        #expect(found[0].position == TextPosition(line: 1, column: column))
        #expect(found[0].message.contains(message))
    }
}
