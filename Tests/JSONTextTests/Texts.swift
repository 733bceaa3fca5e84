import JSONText

func parse(_ text: String) throws(JSONFaults) -> JSONValue {
    try JSONParser.parse(Array(text.utf8))
}

/// What the parser says of a text; nothing when it parses.
func faults(in text: String) -> [JSONFault] {
    faults(in: Array(text.utf8))
}

func faults(in bytes: [UInt8]) -> [JSONFault] {
    do throws(JSONFaults) {
        _ = try JSONParser.parse(bytes)
        return []
    } catch {
        return error.faults
    }
}

func text(of bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
}
