import Catalog
import Foundation
import JSONText
import MockAPI

/// What is read of a file's sound. A short one is made for it, since what is worked out of long ones takes its time.
extension Shelf {
    func mediaExhibits() -> [Exhibit] {
        let file = shortFile
        let setting: [CatalogChange] = [.put(.file(file))]
        let waveform = Exhibit(
            call: .getWaveform(fileId: file.id, points: nil), person: owner,
            others: [16, 4_096].map { .getWaveform(fileId: file.id, points: $0) }, setting: setting)
        guard let url = try? audioURL(of: file, after: setting) else { return [waveform] }
        // The first two bytes are what AVPlayer asks for first; the others lie across the header's end, within a sample,
        // and at the file's end.
        let ranges = [0...1, 101...5_000, file.sizeBytes - 1_000...file.sizeBytes - 1]
        let sound = Exhibit(
            call: .streamAudio(url: url, range: 40...8_191), person: owner,
            others: ranges.map { .streamAudio(url: url, range: $0) } + [.streamAudio(url: url, range: nil)],
            setting: setting)
        return [waveform, sound]
    }

    /// Where the sound of a file is, once some changes have been made.
    private func audioURL(of file: AudioFile, after changes: [CatalogChange]) throws -> URL? {
        let copy = try backend.worlds.fork(backend.worlds.standard)
        defer { try? backend.worlds.drop(copy.name) }
        _ = try copy.apply(changes)
        let ask = Ask(.getFile(fileId: file.id), as: Asker(owner))
        return try backend.answer(to: ask, in: copy, host: "localhost").audioURL
    }

    /// One more version of the owner's first track.
    private var shortFile: AudioFile {
        guard var file = catalog.files.first(where: { isOwned(.file($0.id)) }),
            let current = catalog.currentFile(of: file.trackId)
        else { preconditionFailure("The seeds have no file of \(owner.id)'s") }
        file.id = "file-short"
        file.version = current.version + 1
        file.durationMs = 2_000
        file.sizeBytes = AudioFile.sizeBytes(ofDurationMs: file.durationMs)
        return file
    }
}

extension ExpectedAnswer {
    /// Where the sound of the file is that the answer shows.
    var audioURL: URL? { (json?["audioUrl"]?.stringValue).flatMap { URL(string: $0) } }
}

extension URL {
    /// The address of a sound with a token that opens nothing.
    var withAnotherToken: URL {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: false)
        components?.queryItems = [URLQueryItem(name: "token", value: "mock-nobody")]
        return components?.url ?? self
    }
}
