/// DEFLATE compression (RFC 1951): repetitions become copies, and each block of tokens gets its own Huffman codes.
package enum Deflate {
    private static let tokensPerBlock = 16_384
    private static let endOfBlock = 256

    /// `bytes` as one DEFLATE stream, without a container.
    package static func compress(_ bytes: [UInt8]) -> [UInt8] {
        let tokens = bytes.withUnsafeBufferPointer { DeflateMatcher.tokens(of: $0) }
        var writer = BitWriter()
        var start = 0
        repeat {
            let end = min(start + tokensPerBlock, tokens.count)
            writeBlock(tokens[start..<end], isLast: end == tokens.count, to: &writer)
            start = end
        } while start < tokens.count
        writer.finish()
        return writer.bytes
    }

    private static func writeBlock(_ tokens: ArraySlice<DeflateToken>, isLast: Bool, to writer: inout BitWriter) {
        var lengthFrequencies = [Int](repeating: 0, count: 286)
        var distanceFrequencies = [Int](repeating: 0, count: 30)
        for token in tokens {
            lengthFrequencies[token.lengthSymbol.symbol] += 1
            if !token.isLiteral { distanceFrequencies[token.distanceSymbol.symbol] += 1 }
        }
        lengthFrequencies[endOfBlock] = 1
        let lengthCode = HuffmanCode(frequencies: lengthFrequencies, limit: 15)
        let distanceCode = HuffmanCode(frequencies: distanceFrequencies, limit: 15)

        writer.write(isLast ? 1 : 0, count: 1)
        writer.write(2, count: 2)  // the codes come with the block
        DeflateCodeLengths(lengthCode.lengths, distanceCode.lengths).write(to: &writer)
        for token in tokens {
            let (symbol, extra, extraCount) = token.lengthSymbol
            writer.write(lengthCode.codes[symbol], count: lengthCode.lengths[symbol])
            if token.isLiteral { continue }
            writer.write(extra, count: extraCount)
            let (distance, distanceExtra, distanceExtraCount) = token.distanceSymbol
            writer.write(distanceCode.codes[distance], count: distanceCode.lengths[distance])
            writer.write(distanceExtra, count: distanceExtraCount)
        }
        writer.write(lengthCode.codes[endOfBlock], count: lengthCode.lengths[endOfBlock])
    }
}
