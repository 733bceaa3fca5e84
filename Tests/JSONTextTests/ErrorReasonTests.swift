import Foundation
import JSONText
import Testing

@Suite("Why the system refused")
struct ErrorReasonTests {
    @Test("is told in its words, not by a number")
    func words() {
        let refusals: [(ErrorReasonTests.Work, Int32)] = [
            ({ _ = try Data(contentsOf: FileManager.default.temporaryDirectory) }, EISDIR),
            ({ _ = try Data(contentsOf: URL(fileURLWithPath: "/nothing/at all")) }, ENOENT),
            ({ throw POSIXError(.EACCES) }, EACCES),
        ]
        for (work, code) in refusals {
            let error = #expect(throws: (any Error).self) { try work() }
            #expect(error?.reason == String(cString: strerror(code)))
        }
    }

    typealias Work = () throws -> Void
}
