import HTTPWire
import Testing

@Suite("Prefer")
struct PreferFieldTests {
    /// Each preference as `name` or `name=value`.
    private func read(_ lines: String...) -> [String] {
        var fields = HTTPFields()
        for line in lines { fields.append(.prefer, line) }
        return PreferField.preferences(in: fields).map { $0.value.isEmpty ? $0.name : "\($0.name)=\($0.value)" }
    }

    @Test("without the field there are none")
    func missing() {
        #expect(PreferField.preferences(in: HTTPFields()).isEmpty)
    }

    @Test(
        "names come in lower case, values without quotes",
        arguments: [
            ("code=503", ["code=503"]),
            ("Code=503, DELAY=250", ["code=503", "delay=250"]),
            ("code=503,delay=250", ["code=503", "delay=250"]),
            ("respond-async", ["respond-async"]),
            ("code = 503", ["code=503"]),
            ("example=\"a, b; c\"", ["example=a, b; c"]),
            ("example=\"say \\\"no\\\" \\\\\"", ["example=say \"no\" \\"]),
        ])
    func values(line: String, expected: [String]) {
        #expect(read(line) == expected)
    }

    @Test("an empty value is the same as none", arguments: ["wait", "wait=", "wait=\"\"", "wait =  ", "wait=;x"])
    func empty(line: String) {
        #expect(read(line) == ["wait"])
    }

    @Test(
        "parameters are dropped",
        arguments: [
            "delay=250; foo=bar", "delay=250 ;foo", "delay=250;", "delay=250; foo=\"a, code=400\"", "delay=250;;x=1",
        ])
    func parameters(line: String) {
        #expect(read("\(line), code=503") == ["delay=250", "code=503"])
    }

    @Test("of a name that comes again the first counts, over all lines")
    func again() {
        #expect(read("code=503, CODE=400", "delay=1, code=404") == ["code=503", "delay=1"])
    }

    @Test(
        "members that cannot be read are passed over",
        arguments: [
            "=5", "code=500 501", "code 500", "code=1/2", "\"code\"=500", "code:500", "@", " , ,", "code=\"500\"x",
        ])
    func unreadable(member: String) {
        #expect(read("\(member), delay=250") == ["delay=250"])
        #expect(read("delay=250,\(member)") == ["delay=250"])
    }

    @Test("a quote that never closes ends the line, and what was before it counts")
    func openQuote() {
        #expect(read("delay=250, x;y=\"a, code=503", "fault=drip") == ["delay=250", "x", "fault=drip"])
    }
}
