import Foundation
import SocketIO
import Testing

@Suite("Memory")
struct MemoryTests {
    #if os(Linux)
        @Test("Text that is let go takes no memory, and runs again when it is called")
        func releasedText() throws {
            let before = try residentFilePages()
            Memory.releaseText()
            #expect(try residentFilePages() < before)
        }

        /// In kilobytes, as the system counts them.
        private func residentFilePages() throws -> Int {
            let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssFile:") })
            return try #require(line.split { !$0.isNumber }.first.flatMap { Int($0) })
        }
    #else
        @Test("Text that is let go runs again when it is called")
        func releasedText() {
            Memory.releaseText()
            #expect("still here".count == 10)
        }
    #endif
}
