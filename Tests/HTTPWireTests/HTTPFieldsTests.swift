import Testing

@testable import HTTPWire

@Suite("Fields")
struct HTTPFieldsTests {
    @Test("names are tokens and equal in whatever case")
    func names() throws {
        #expect(HTTPFieldName("x-total-count") == .xTotalCount)
        #expect(Set([HTTPFieldName("ETAG"), .etag]).count == 1)
        #expect(HTTPFieldName("eTaG")?.rawName == "eTaG")
        for name in ["", "a b", "a:", "é", "a\r\n"] { #expect(HTTPFieldName(name) == nil) }
    }

    @Test("lines keep their order and their repetition")
    func order() {
        var fields = HTTPFields()
        fields.append(.vary, "Origin")
        fields.append(.etag, "\"a\"")
        fields.append(.vary, "Accept")
        #expect(fields.lines == Array("Vary: Origin\r\nETag: \"a\"\r\nVary: Accept\r\n".utf8))
        #expect(fields.first(.vary) == "Origin")
        #expect(fields.values(.vary) == ["Origin", "Accept"])
        #expect(fields.combined(.vary) == "Origin, Accept")
        #expect(fields.combined(.link) == nil)
        #expect(fields.count(of: .vary) == 2)
        #expect(fields.contains(.etag))
        #expect(!fields.contains(.age))
        #expect(fields.entries.map(\.name) == ["Vary", "ETag", "Vary"])
        #expect(fields.withFirstValue(of: .etag) { $0.count } == 3)
    }

    @Test(
        "a value that would split the message cannot be said",
        arguments: ["a\r\nX: 1", "a\n", "\u{0}", "\u{7F}", "\u{1B}"])
    func splitting(value: String) {
        var fields = HTTPFields()
        let isAppended = fields.append(.location, value)
        #expect(!isAppended)
        #expect(fields.lines.isEmpty)
        fields.append(.location, "é\tb")
        #expect(fields.first(.location) == "é\tb")
    }

    @Test("a request's fields can be added to")
    func requestFields() throws {
        var fields = try #require(try request("GET / HTTP/1.1\r\nHost: a\r\nX:  y \r\n\r\n")).fields
        #expect(fields.lines == Array("Host: a\r\nX:  y \r\n".utf8))
        fields.append(.age, "1")
        #expect(fields.entries.map { "\($0.name)=\($0.value)" } == ["Host=a", "X=y", "Age=1"])
        #expect(fields.lines == Array("Host: a\r\nX:  y \r\nAge: 1\r\n".utf8))
    }

    @Test("the byte sets are those of the RFCs")
    func byteSets() {
        let delimiters = Set("\"(),/:;<=>?@[\\]{}".utf8)
        for byte in UInt8.min...255 {
            #expect(ASCIISet.token.contains(byte) == ((0x21...0x7E).contains(byte) && !delimiters.contains(byte)))
            #expect(ASCIISet.entityTag.contains(byte) == ((0x21...0x7E).contains(byte) && byte != 0x22))
            #expect(
                ASCIISet.path.contains(byte)
                    == ((0x21...0x7E).contains(byte) && !Set("\"#<>?\\`{}".utf8).contains(byte)))
            #expect(
                ASCIISet.query.contains(byte) == ((0x21...0x7E).contains(byte) && !Set("\"#<>".utf8).contains(byte)))
        }
    }

    @Test("control characters are found wherever in a value they stand")
    func controls() {
        for control in (UInt8.min...0x1F).filter({ $0 != 0x09 && $0 != 0x0D && $0 != 0x0A }) + [0x7F] {
            for offset in 0..<20 {
                var text = Array("GET / HTTP/1.1\r\nHost: a\r\nX: ".utf8) + [UInt8](repeating: 0x80, count: 20)
                text[text.count - 20 + offset] = control
                #expect(refused(text + Array("\r\n\r\n".utf8))?.status == .badRequest)
            }
        }
        for legal in [0x09] + (UInt8(0x20)...0x7E) + (0x80...0xFF) {
            let text = Array("GET / HTTP/1.1\r\nHost: a\r\nX: <".utf8) + [UInt8](repeating: legal, count: 17)
            #expect(refused(text + Array(">\r\n\r\n".utf8)) == nil)
        }
    }
}
