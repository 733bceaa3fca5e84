import Catalog
import HTTPWire

extension Operations {
    /// `GET /audio/{fileId}`: a version's sound, to whoever has its `audioUrl`.
    static func streamAudio(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let id = call.text("fileId")
        let token = call.arguments["token"]?.stringValue
        guard token == AudioFile.urlToken(of: id) else { throw .unauthenticated(.badAudioToken(token)) }
        guard let file = catalog.file(id: id) else { throw .notFound(.file, id: id) }
        let recording = Recording(file, sections: Array(catalog.sections(of: file.id)))
        var reply = Reply(mediaType: file.mimeType, body: WAVFile.body(of: recording))
        reply.entityTag = recording.entityTag
        reply.acceptsRanges = true
        if call.arguments["download"]?.boolValue == true {
            reply.fields.append((.contentDisposition, ContentDisposition.attachment(named: file.name)))
        }
        return reply
    }
}
