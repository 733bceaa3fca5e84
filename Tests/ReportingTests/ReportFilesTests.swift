import Foundation
import JSONText
import Reporting
import Testing

@Suite("Files of a report")
struct ReportFilesTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reports-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("are written where they are asked for, in folders that are made on the way")
    func written() throws {
        try withFolder { folder in
            let path = { (name: String) in folder.appendingPathComponent("build/\(name)").path }
            let files = ReportFiles(junit: path("junit.xml"), json: path("report.json"), markdown: path("report.md"))
            try files.prepare()
            #expect(try String(contentsOfFile: path("junit.xml"), encoding: .utf8).isEmpty)
            try files.write(.sample)
            #expect(try String(contentsOfFile: path("junit.xml"), encoding: .utf8) == Report.sample.junit)
            #expect(try String(contentsOfFile: path("report.md"), encoding: .utf8) == Report.sample.markdown())
            let json = try Data(contentsOf: URL(fileURLWithPath: path("report.json")))
            #expect(try JSONParser.parse([UInt8](json)) == Report.sample.json)
        }
    }

    @Test("that cannot be written are told before there is anything to write")
    func refused() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let fault = try #require(throws: ReportFiles.Fault.self) { try ReportFiles(junit: folder.path).prepare() }
            #expect(fault.description.hasPrefix("\(folder.path) cannot be written: "))
        }
    }

    @Test("are none where none is asked for")
    func none() throws {
        try ReportFiles().prepare()
        try ReportFiles().write(.sample)
    }
}
