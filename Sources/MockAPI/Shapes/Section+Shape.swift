import Catalog
import JSONText

extension Projection {
    /// `Section`.
    func write(_ section: Section, into object: inout JSONObjectWriter) {
        object.member("id", section.id)
        object.member("fileId", section.fileId)
        object.member("name", section.name)
        object.member("startMs", section.startMs)
        object.member("endMs", section.endMs)
    }
}
