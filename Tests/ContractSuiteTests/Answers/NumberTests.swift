import Foundation
import JSONText
import Testing

@testable import ContractSuite

@Suite("Numbers are compared by their values, exactly")
struct NumberTests {
    private static let agreeing: [(any Sendable & Encodable, JSONValue)] = [
        (9_007_199_254_740_991, 9_007_199_254_740_991), (9_007_199_254_740_991.0, 9_007_199_254_740_991),
        (Int64.max, .integer(.max)), (Int64.min, .integer(.min)), (UInt64(Int64.max), .integer(.max)),
        (UInt64.max, .number(Double(UInt64.max))), (Int8(-1), -1), (UInt(7), 7), (3.0, 3), (3, 3.0), (0.1, 0.1),
        (Float(0.5), 0.5), (Decimal(string: "0.1"), 0.1), (Decimal(9_007_199_254_740_991), 9_007_199_254_740_991),
        (-0.0, 0),
    ]

    @Test("Of whatever type, the same value agrees", arguments: agreeing)
    func agrees(value: any Sendable & Encodable, expected: JSONValue) throws {
        #expect(try Kept(encoding: value).agrees(with: expected))
        #expect(Kept(mirroring: value).agrees(with: expected))
    }

    private static let differing: [(any Sendable & Encodable, JSONValue)] = [
        (9_007_199_254_740_990, 9_007_199_254_740_991), (Float(9_007_199_254_740_991), 9_007_199_254_740_991),
        (Int32(truncatingIfNeeded: 9_007_199_254_740_991 as Int64), 9_007_199_254_740_991),
        (Int64.max - 1, .integer(.max)),
        (Double(Int64.max), .integer(.max)), (Float(0.1), 0.1), (1, true), (true, 1), (0, false), (1, "1"),
        (Double.nan, 0),
        (Double.infinity, 0),
    ]

    @Test("Another value does not, however near it is", arguments: differing)
    func differs(value: any Sendable & Encodable, expected: JSONValue) throws {
        #expect(try !Kept(encoding: value).agrees(with: expected))
        #expect(!Kept(mirroring: value).agrees(with: expected))
    }

    @Test("A duration counts in milliseconds")
    func durations() throws {
        struct Track: Encodable { let durationMs: Duration }
        let track = Track(durationMs: .milliseconds(215_001))
        for answer in [ContractAnswer.encoded(track), .mirrored(track)] {
            #expect(try answer.differences(from: #"{"durationMs": 215001}"#) == [])
            #expect(try answer.differences(from: #"{"durationMs": 215000}"#).count == 1)
        }
    }
}
