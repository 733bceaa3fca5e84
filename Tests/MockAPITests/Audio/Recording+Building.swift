import Catalog

@testable import MockAPI

/// Recordings of files that the seeds do not have.
extension Recording {
    /// - Parameter sections: names with the milliseconds of their start and end.
    static func make(
        _ file: String = "file-night-bloom-v7", version: Int? = nil, durationMs: Int? = nil,
        sections: [(String, Int, Int)]? = nil
    ) throws -> Recording {
        let catalog = try Bundled.catalog()
        guard var made = catalog.file(id: file), let model = catalog.sections.first else { throw Missing() }
        made.version = version ?? made.version
        made.durationMs = durationMs ?? made.durationMs
        let own = sections?.map { name, start, end in
            var section = model
            (section.name, section.startMs, section.endMs) = (name, start, end)
            return section
        }
        return Recording(made, sections: own ?? Array(catalog.sections(of: file)))
    }

    private struct Missing: Error {}
}
