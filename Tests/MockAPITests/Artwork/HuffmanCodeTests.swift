import MockAPI
import Testing

@Suite("Huffman codes")
struct HuffmanCodeTests {
    /// Weights like these give the deepest tree there is.
    private static let fibonacci = (0..<30).reduce(into: [1, 1]) { weights, _ in
        weights.append(weights[weights.count - 1] + weights[weights.count - 2])
    }

    @Test("No code is longer than the limit, and all together are complete", arguments: [7, 9, 15, 31])
    func limit(_ limit: Int) throws {
        let code = HuffmanCode(frequencies: Self.fibonacci, limit: limit)
        #expect(try #require(code.lengths.max()) <= limit)
        #expect(code.lengths.reduce(0) { $0 + 1 << (31 - $1) } == 1 << 31)
    }

    @Test("Without a limit in the way the code is as short as can be")
    func optimal() {
        #expect(HuffmanCode(frequencies: [5, 9, 12, 13, 16, 45], limit: 15).lengths == [4, 4, 3, 3, 3, 1])
    }

    @Test("Codes of one length count upwards, and longer ones follow shorter ones")
    func canonical() {
        // The example of RFC 1951, section 3.2.2, has the lengths 3, 3, 3, 3, 3, 2, 4, 4.
        let code = HuffmanCode(frequencies: [8, 8, 8, 8, 8, 16, 4, 4], limit: 15)
        #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
        #expect(code.codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
    }

    @Test("A code has two symbols even if fewer occur", arguments: [[0, 0, 0], [0, 0, 7], [3, 0, 0], [0, 2, 0]])
    func fewSymbols(frequencies: [Int]) {
        let lengths = HuffmanCode(frequencies: frequencies, limit: 15).lengths
        #expect(lengths.filter { $0 == 1 }.count == 2)
        #expect(zip(frequencies, lengths).allSatisfy { $0 == 0 || $1 == 1 })
    }
}
