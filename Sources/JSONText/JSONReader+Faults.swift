extension JSONReader {
    /// Ends the reading; what was wrong is in `faults`.
    struct Halt: Error {}

    struct Fault {
        let offset: Int
        let message: String
        /// The pointer's components, innermost first.
        var steps: [String] = []

        /// The way to the fault, as far as it takes no more than 1,000 bytes: keys may be as long as the text, and each
        /// fault below them would repeat them.
        var pointer: JSONPointer {
            var room = 1000
            let way = steps.reversed().prefix { step in
                room -= step.utf8.count + 1
                return room >= 0
            }
            return JSONPointer(Array(way))
        }
    }

    /// Notes the fault that ends the reading.
    mutating func fault(_ message: String, at place: Int? = nil) -> Halt {
        faults.append(Fault(offset: place ?? cursor.offset, message: message))
        return Halt()
    }

    /// Notes a fault that lets the reading go on, unless there are enough of them.
    mutating func noteRepeatedKey(
        _ key: String, at place: Int, first: Int, _ maximumFaults: Int
    ) throws(Halt) {
        let message =
            "the key \(key.quoted()) is repeated: expected each key once, found it on line \(lines.line(of: first)) too"
        let count = faults.count + 1
        guard count < maximumFaults else {
            throw fault("\(message); this is fault \(count), and the text was not read any further", at: place)
        }
        faults.append(Fault(offset: place, message: message))
    }

    mutating func addStep(_ step: String, toFaultsFrom first: Int) {
        for index in first..<faults.count {
            faults[index].steps.append(step)
        }
    }

    mutating func locatedFaults(beside value: JSONValue?) -> JSONFaults {
        var located: [JSONFault] = []
        for fault in faults {
            located.append(
                JSONFault(
                    position: lines.position(of: fault.offset), pointer: fault.pointer, message: fault.message))
        }
        return JSONFaults(faults: located, value: value)
    }

    /// What is at hand, in words.
    var found: String {
        guard !cursor.isAtEnd else { return "the end of the text" }
        let byte = cursor.next
        if byte < .space || byte == 0x7F { return "the control character \(codePoint(UInt32(byte)))" }
        if byte.isWordByte { return "\"\(word)\"" }
        let length = cursor.scalarLength
        guard length > 0 else { return "the byte \(hexadecimal(byte)), which is not UTF-8" }
        let character = String(decoding: text[cursor.offset..<cursor.offset + length], as: UTF8.self)
        if length == 1 { return "\"\(character)\"" }
        return "\"\(character)\" (\(codePoint(character.unicodeScalars.first!.value)))"
    }

    /// The letters, digits and signs at hand, cut off where they grow long.
    private var word: String {
        let limit = min(cursor.end, cursor.offset + 24)
        var wordEnd = cursor.offset
        while wordEnd < limit, cursor.base[wordEnd].isWordByte { wordEnd += 1 }
        return String(decoding: text[cursor.offset..<wordEnd], as: UTF8.self)
    }

    func codePoint(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    func hexadecimal(_ byte: UInt8) -> String {
        (byte < 0x10 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
    }
}

extension UInt8 {
    fileprivate var isWordByte: Bool {
        isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == .plus || self == .minus || self == .period
            || self == 0x5F
    }
}
