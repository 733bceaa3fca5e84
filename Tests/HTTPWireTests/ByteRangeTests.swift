import HTTPWire
import Testing

@Suite("Ranges of bytes")
struct ByteRangeTests {
    private func range(_ lines: String...) -> ByteRange? {
        var fields = HTTPFields()
        for line in lines { fields.append(.range, line) }
        return ByteRange(in: fields)
    }

    @Test(
        "One range is read, whatever the unit's case and however many empty members the list has",
        arguments: [
            ("bytes=0-1", .from(0, through: 1)), ("bytes=7-7", .from(7, through: 7)),
            ("bytes=5-", .from(5, through: nil)),
            ("bytes=-5", .suffix(5)), ("bytes=-0", .suffix(0)), ("Bytes=0-0", .from(0, through: 0)),
            ("bytes= 0-1", .from(0, through: 1)), ("bytes=, ,0-1 ,,", .from(0, through: 1)),
            ("bytes=007-009", .from(7, through: 9)),
        ] as [(String, ByteRange)])
    func single(line: String, expected: ByteRange) {
        #expect(range(line) == expected)
    }

    @Test(
        "What is to be ignored asks for the whole: another unit, several ranges, and what is none",
        arguments: [
            "", "bytes", "bytes=", "bytes=-", "bytes=,", "bytes=1", "bytes=a-b", "bytes=0-1x", "bytes=0 - 1",
            "bytes=+1-2",
            "bytes=--1", "bytes=-1-2", "bytes=0x1-2", "bytes=2-1", "bytes=0-1,4-5", "bytes=0-1,x", "bytes=0-,-1",
            "bytes 0-1", "bytes:0-1", "items=0-1", "=0-1", "0-1", "bytes =0-1", "bytes=0-1;q=1", "bytes=1.5-2",
        ])
    func ignored(line: String) {
        #expect(range(line) == nil)
    }

    @Test("Without the field, and with two of it, the whole is asked for")
    func lines() {
        #expect(range() == nil)
        #expect(range("bytes=0-1", "bytes=0-1") == nil)
    }

    @Test(
        "A range is the bytes that there are of it, or none",
        arguments: [
            ("bytes=0-1", 0..<2), ("bytes=0-", 0..<10), ("bytes=9-", 9..<10), ("bytes=4-100", 4..<10),
            ("bytes=0-9", 0..<10), ("bytes=-3", 7..<10), ("bytes=-10", 0..<10), ("bytes=-11", 0..<10),
            ("bytes=10-", nil), ("bytes=10-11", nil), ("bytes=-0", nil),
        ] as [(String, Range<Int>?)])
    func resolved(line: String, expected: Range<Int>?) throws {
        #expect(try #require(range(line)).resolved(in: 10) == expected)
        #expect(try #require(range(line)).resolved(in: 0) == nil)
    }

    @Test("Numbers beyond all counting are no trouble")
    func hugeNumbers() throws {
        let huge = [
            "9223372036854775806", "9223372036854775807", "9223372036854775808", String(repeating: "9", count: 400),
        ]
        for number in huge {
            #expect(try #require(range("bytes=\(number)-")).resolved(in: 10) == nil)
            #expect(try #require(range("bytes=3-\(number)")).resolved(in: 10) == 3..<10)
            #expect(try #require(range("bytes=-\(number)")).resolved(in: 10) == 0..<10)
            #expect(try #require(range("bytes=\(number)-\(number)")).resolved(in: 10) == nil)
            #expect(range("bytes=\(number)-3") == nil)
        }
    }
}
