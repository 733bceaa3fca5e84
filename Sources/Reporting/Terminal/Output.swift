import Foundation

/// One of a program's two ways to speak. What cannot be written is lost without a word: a server does not die of a
/// reader that has gone.
package struct Output: Sendable {
    private let descriptor: Int32
    package let isTerminal: Bool
    package let isColoured: Bool

    package static let standard = Output(STDOUT_FILENO)
    package static let error = Output(STDERR_FILENO)

    package init(_ descriptor: Int32) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) == 1
        isColoured = Output.showsColours(isTerminal: isTerminal, ProcessInfo.processInfo.environment)
    }

    /// Only on a terminal that can, and whose owner has not asked for none (no-color.org).
    static func showsColours(isTerminal: Bool, _ environment: [String: String]) -> Bool {
        isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    /// Returns when all of it is written.
    /// - Returns: false, with the reason in `errno`, where that cannot be.
    @discardableResult
    package func write(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty, let count = writeSome(rest) { rest = .init(rebasing: rest[count...]) }
            return rest.isEmpty
        }
    }

    /// How much was written, or nil where nothing can be written any more.
    private func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int? {
        let count = Foundation.write(descriptor, bytes.baseAddress, bytes.count)
        if count >= 0 { return count }
        switch errno {
        case EINTR: return 0
        case EAGAIN:
            // Whoever shares the terminal or pipe may have made it non-blocking.
            var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&wait, 1, -1)
            return 0
        default: return nil
        }
    }

    /// Where the program was started with one of its three standard descriptors closed, a socket would take its number
    /// and be written to as if it were that output.
    package static func fillGaps() {
        var descriptor: Int32
        repeat { descriptor = open("/dev/null", O_RDWR) } while (0...2).contains(descriptor)
        if descriptor > 2 { close(descriptor) }
    }
}
