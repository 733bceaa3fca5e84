import Foundation
import Testing

/// A terminal whose screen can be read.
final class Terminal {
    private let reader: FileHandle
    let screen: Int32

    init() throws {
        var descriptors: (reader: Int32, screen: Int32) = (-1, -1)
        try #require(openpty(&descriptors.reader, &descriptors.screen, nil, nil, nil) == 0)
        reader = FileHandle(fileDescriptor: descriptors.reader, closeOnDealloc: true)
        screen = descriptors.screen
    }

    deinit { close(screen) }

    func read(_ count: Int) throws -> String {
        var bytes = Data()
        while bytes.count < count, let more = try reader.read(upToCount: count - bytes.count), !more.isEmpty {
            bytes += more
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
