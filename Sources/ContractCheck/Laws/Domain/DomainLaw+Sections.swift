import JSONText

extension DomainLaw {
    /// Sections lie within their version.
    static let sections = DomainLaw(
        "sections", basis: .consistency,
        [("listSectionsOfFile", "They are the version's own, end after they start, and lie within it.")]
    ) { operation, picture in
        picture.showings(of: operation).flatMap { showing in
            let end = picture.file(behind: showing)?["durationMs"]?.integerValue ?? .max
            return showing.elements.enumerated().flatMap { index, section in
                showing.remarks(onSection: section, at: JSONPointer().appending(index), until: end)
            }
        }
    }
}

extension Showing {
    fileprivate func remarks(onSection section: JSONValue, at pointer: JSONPointer, until end: Int64) -> [Remark] {
        var remarks: [Remark] = []
        func expect(_ holds: Bool, _ key: String, _ expected: String) {
            guard !holds else { return }
            remarks.append(
                remark(at: pointer.appending(key), expected: expected, seen: JSONValue.forPeople(section[key])))
        }
        let subject = id.subject ?? ""
        expect(section["fileId"]?.stringValue == subject, "fileId", "\(subject.quoted()), which was asked for")
        if let start = section["startMs"]?.integerValue, let endMs = section["endMs"]?.integerValue {
            expect(start < endMs, "endMs", "more than \(start), its `startMs`")
            expect(endMs <= end, "endMs", "at most \(end), where the version ends")
        }
        return remarks
    }
}
