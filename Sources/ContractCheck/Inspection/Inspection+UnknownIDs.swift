import Catalog
import Contract

extension Inspection {
    /// The path's parameters with ids that nothing has.
    ///
    /// They look like those that there are, since a backend may read its own ids more closely than the contract does: a
    /// UUID stays one, a number stays one.
    nonisolated func unknownArguments(of operation: Operation) async throws(TransportFault) -> [String: String] {
        var known: [String] = []
        for caller in callers(of: operation) {
            known += try await subjects(of: operation, for: caller).flatMap { $0.values }
        }
        let model = known.first ?? "00000000-0000-4000-8000-000000000000"
        let id = UnknownID.like(model, among: Set(known))
        return Dictionary(uniqueKeysWithValues: operation.pathParameters.map { ($0.name, id) })
    }
}

enum UnknownID {
    /// An id of the model's looks that is none of the known ones.
    static func like(_ model: String, among known: Set<String>) -> String {
        var id = model.utf8.allSatisfy(isDigit) ? "87654321" : model
        repeat { id = next(id) } while known.contains(id)
        return id
    }

    /// The last eight letters and digits, each replaced by the next of its own kind.
    private static func next(_ id: String) -> String {
        var bytes = Array(id.utf8)
        let places = bytes.indices.filter { replacement(of: bytes[$0]) != nil }.suffix(8)
        for place in places { bytes[place] = replacement(of: bytes[place]) ?? bytes[place] }
        return places.isEmpty ? id + "0" : String(decoding: bytes, as: UTF8.self)
    }

    /// Hexadecimal digits stay such.
    private static func replacement(of byte: UInt8) -> UInt8? {
        for range in ["09", "af", "gz", "AF", "GZ"] {
            let ends = Array(range.utf8)
            if ends[0]...ends[1] ~= byte { return byte == ends[1] ? ends[0] : byte + 1 }
        }
        return nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
