import Testing

@testable import JSONText

@Suite("Lines of JSON")
struct JSONLinesTests {
    private func piece(_ numbers: [Int]) -> String {
        var lines = JSONLines()
        for number in numbers { lines.add { $0.member("n", number) } }
        return String(decoding: lines.bytes, as: UTF8.self)
    }

    @Test("are an array's elements, one below the other, whatever pieces they come in")
    func pieces() {
        let whole = JSONLines.opening + piece([1, -2, 3]) + JSONLines.closing
        #expect(whole == "[\n  {\"n\":1},\n  {\"n\":-2},\n  {\"n\":3}\n]\n")
        #expect(
            JSONLines.opening + piece([1]) + JSONLines.separator + piece([-2, 3]) + JSONLines.closing == whole)
    }

    @Test("have numbers as they are", arguments: [Int.min, Int.max, 0, -1, 9, 10, 99, 100])
    func numbers(number: Int) {
        #expect(piece([number]) == "  {\"n\":\(number)}")
    }
}
