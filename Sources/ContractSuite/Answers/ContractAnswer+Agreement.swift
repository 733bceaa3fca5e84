import JSONText

extension ContractAnswer {
    /// Holds what the client keeps against an answer in JSON.
    func agreement(with answer: JSONValue) -> Agreement {
        var comparison = Comparison(answer)
        switch content {
        case .kept(let kept):
            comparison.compare([Pair(expected: answer, kept: kept, pointer: JSONPointer())])
        case .facts(let facts):
            for fact in facts { comparison.compare(fact, with: answer) }
        case .bytes(let bytes):
            comparison.differs(answer, "the client keeps \(bytes.count) bytes")
        case .unreadable(let reason):
            comparison.differs(answer, reason)
        case .unsupported:
            break
        }
        return comparison.agreement
    }

    /// Holds what the client keeps against an answer that is a file.
    func agreement(with answer: [UInt8]) -> Agreement {
        var agreement = Agreement(of: 1)
        switch content {
        case .unsupported: return agreement
        case .bytes(answer): break
        default:
            agreement.differences = [Difference(pointer: JSONPointer(), expected: nil, seen: "other bytes")]
        }
        agreement.compared = 1
        return agreement
    }
}
