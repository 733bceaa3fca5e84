import JSONText

/// Faults while they are being collected. Their places are pointers, which are looked up in the text once, at the end.
final class FaultLog {
    private var entries: [SchemaFault] = []
    /// A shared part of the document is read from each place that refers to it; its faults are told once.
    private var known: Set<SchemaFault> = []

    var isEmpty: Bool { entries.isEmpty }

    func add(_ message: String, at pointer: JSONPointer) {
        let entry = SchemaFault(pointer: pointer, message: message)
        if known.insert(entry).inserted { entries.append(entry) }
    }

    /// The faults in the order of the text.
    func located(in bytes: [UInt8], file: String) -> [FileFault] {
        let positions = JSONLocator.positions(of: Set(entries.map(\.pointer)), in: bytes)
        let faults = entries.map { entry in
            FileFault(
                file: file, position: positions[entry.pointer], pointer: entry.pointer, message: entry.message)
        }
        let start = TextPosition(line: 1, column: 1)
        return faults.enumerated()
            .sorted { ($0.element.position ?? start, $0.offset) < ($1.element.position ?? start, $1.offset) }
            .map(\.element)
    }
}
