/// What can be written as a JSON value.
package protocol JSONWritable {
    /// Writes exactly one value.
    func write(to writer: inout JSONWriter)
}

extension String: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.writeString(self)
    }
}

extension Bool: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.writePlain(self ? "true" : "false")
    }
}

extension Int: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.writeInteger(Int64(self))
    }
}

extension Int64: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.writeInteger(self)
    }
}

extension Double: JSONWritable {
    /// Writes the shortest text that reads back as this number; `null`, as ECMAScript does, for what JSON has no number for.
    package func write(to writer: inout JSONWriter) {
        if isFinite {
            writer.writePlain(description)
        } else {
            writer.writePlain("null")
        }
    }
}

extension Array: JSONWritable where Element: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.array { array in
            for element in self {
                array.element(element)
            }
        }
    }
}

extension JSONObject: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object { object in
            for (key, value) in members {
                object.member(key, value)
            }
        }
    }
}

extension JSONValue: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.writePlain("null")
        case .bool(let value): value.write(to: &writer)
        case .integer(let value): value.write(to: &writer)
        case .number(let value): value.write(to: &writer)
        case .string(let value): value.write(to: &writer)
        case .array(let value): value.write(to: &writer)
        case .object(let value): value.write(to: &writer)
        }
    }
}
