import Contract
import JSONText

extension ContractAnswer {
    /// Holds what the client keeps against an answer in JSON.
    ///
    /// Of the answer's members those are compared that the client keeps: a client may be content with less than it is told.
    /// A property that it keeps of one element of a list, though, it is held to keep of all.
    /// - Parameter schema: the answer's. With it, what the client keeps where the answer leaves a property out counts as
    ///   made up, and where a text is none of the document's known values, the client may make of it what it likes.
    func agreement(with answer: JSONValue, by schema: Schema? = nil) -> Agreement {
        let reading = schema?.reading(of: answer)
        var comparison = Comparison(answer, unfamiliar: reading?.unfamiliar ?? [])
        switch content {
        case .kept(let kept):
            comparison.compare([Pair(expected: reading?.value ?? answer, kept: kept, pointer: JSONPointer())])
        case .facts(let facts):
            // Of an empty list there is nothing to show.
            let isEmptyList = facts.isEmpty && answer == []
            for fact in isEmptyList ? [Fact(place: "", value: 0)] : facts { comparison.compare(fact, with: answer) }
        case .bytes(let bytes):
            comparison.differs(as: "the client keeps \(bytes.count) bytes")
        case .unreadable(let reason):
            comparison.differs(as: reason)
        case .unsupported:
            break
        }
        return comparison.agreement
    }

    /// Holds what the client keeps against an answer that is a file, such as an image.
    func agreement(with answer: [UInt8]) -> Agreement {
        var agreement = Agreement(of: 1)
        switch content {
        case .unsupported: return agreement
        case .bytes(answer): break
        case .bytes(let bytes): agreement.differs(as: Self.difference(of: bytes, from: answer))
        case .unreadable(let reason): agreement.differs(as: reason)
        case .kept, .facts: agreement.differs(as: "the client gives no bytes: .bytes tells them")
        }
        agreement.compared = 1
        return agreement
    }

    private static func difference(of bytes: [UInt8], from expected: [UInt8]) -> String {
        let common = zip(bytes, expected).prefix { $0 == $1 }.count
        let place = common == bytes.count ? "where they end" : "at offset \(common)"
        return "expected \(expected.count) bytes, the client keeps \(bytes.count), which differ \(place)"
    }
}

extension Agreement {
    fileprivate mutating func differs(as seen: String) {
        differences.append(Difference(pointer: JSONPointer(), expected: nil, seen: seen))
    }
}
