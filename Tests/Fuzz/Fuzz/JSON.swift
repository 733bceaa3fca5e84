import JSONText

/// What is parsed is JSON by the grammar, and comes back from its own text; what is refused is told where.
func tryJSON(_ input: [UInt8]) {
    let grammar = JSONGrammar(input)
    do throws(JSONFaults) {
        let value = try JSONParser.parse(input)
        require(grammar.isMet && grammar.depth <= 128, "accepted, but this is no JSON")
        tryWriting(value)
        tryLocating(value, in: input)
    } catch {
        tryFaults(error, in: input)
        let isOtherwise = !grammar.isMet || grammar.depth > 128 || error.value != nil
        require(isOtherwise || error.faults.contains { $0.message.contains("a number of at most") }, "\(error)")
    }
}

private func tryWriting(_ value: JSONValue) {
    let text = JSONWriter.bytes(of: value)
    for written in [text, JSONWriter.prettyBytes(of: value)] {
        guard let again = try? JSONParser.parse(written) else { fatalError("what was written cannot be read") }
        require(again == value && again.hashValue == value.hashValue, "it comes back as another value")
        require(JSONWriter.bytes(of: again) == text, "it is written otherwise")
    }
}

/// Every place is found, in the order of the text.
private func tryLocating(_ value: JSONValue, in text: [UInt8]) {
    var pointers: [JSONPointer] = []
    collect(value, at: JSONPointer(), into: &pointers)
    let positions = JSONLocator.positions(of: Set(pointers), in: text)
    require(positions.count == pointers.count, "a place is not found")
    let inOrder = pointers.compactMap { positions[$0] }
    require(zip(inOrder, inOrder.dropFirst(2)).allSatisfy { $0 < $1 }, "places are out of order")
    for pointer in pointers {
        require(JSONPointer(pointer.description) == pointer, "a pointer reads otherwise")
        require(value[pointer] != nil, "a pointer leads nowhere")
    }
}

private func collect(_ value: JSONValue, at pointer: JSONPointer, into pointers: inout [JSONPointer]) {
    pointers.append(pointer)
    switch value {
    case .array(let elements):
        for (index, element) in elements.enumerated() {
            collect(element, at: pointer.appending(index), into: &pointers)
        }
    case .object(let object):
        for (key, member) in object.members { collect(member, at: pointer.appending(key), into: &pointers) }
    default: break
    }
}

private func tryFaults(_ error: JSONFaults, in text: [UInt8]) {
    let faults = error.faults
    require(!faults.isEmpty && faults.count <= 101, "\(faults.count) faults")
    require(zip(faults, faults.dropFirst()).allSatisfy { $0.position <= $1.position }, "faults are out of order")
    let lines = text.count { $0 == 0x0A || $0 == 0x0D } + 1
    require(faults.allSatisfy { $0.position.line <= lines && $0.position.column <= text.count + 1 }, "outside the text")
}
