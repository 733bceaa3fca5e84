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

    @Test("are one each: what would be lost under another is refused, by whatever path")
    func shared() throws {
        try withFolder { folder in
            let path = { (name: String) in folder.appendingPathComponent(name).path }
            let twice = ReportFiles(json: path("report"), markdown: path("report"))
            var fault = try #require(throws: ReportFiles.Fault.self) { try twice.prepare() }
            #expect(fault.description.hasPrefix("\(path("report")) was named twice: "))
            try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("report"))
            let linked = ReportFiles(junit: path("report"), markdown: path("link"))
            fault = try #require(throws: ReportFiles.Fault.self) { try linked.prepare() }
            #expect(fault.description.hasPrefix("\(path("report")) and \(path("link")) are the same file: "))
            try ReportFiles(junit: "/dev/null", json: "/dev/null").prepare()
        }
    }

    @Test("leave what others wrote to them meanwhile: Markdown joins it, the rest is refused, and no other is missing")
    func joined() throws {
        try withFolder { folder in
            let path = { (name: String) in folder.appendingPathComponent(name).path }
            let files = ReportFiles(junit: path("junit.xml"), json: path("report.json"), markdown: path("report.md"))
            try files.prepare()
            for name in ["junit.xml", "report.md"] {
                try Data("Theirs\n".utf8).write(to: URL(fileURLWithPath: path(name)))
            }
            let fault = try #require(throws: ReportFiles.Fault.self) { try files.write(.sample) }
            #expect(fault.description.hasPrefix("\(path("junit.xml")) is not this report's alone: "))
            let text = { (name: String) in try String(contentsOfFile: path(name), encoding: .utf8) }
            #expect(try text("junit.xml") == "Theirs\n")
            #expect(try text("report.md") == "Theirs\n" + Report.sample.markdown())
            #expect(try !text("report.json").isEmpty)
        }
    }

    @Test("may be pipes, which are not opened before there is something to write", .timeLimit(.minutes(1)))
    func pipe() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let pipe = folder.appendingPathComponent("pipe").path
            #expect(mkfifo(pipe, 0o600) == 0)
            try ReportFiles(junit: pipe).prepare()
        }
    }

    @Test("are none where none is asked for")
    func none() throws {
        try ReportFiles().prepare()
        try ReportFiles().write(.sample)
    }
}
