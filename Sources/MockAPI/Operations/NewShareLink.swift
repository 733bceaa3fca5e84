import Catalog
import JSONText

extension Projection {
    /// A link to a resource, as the body describes it.
    func createLink(to resource: ResourceID, _ ids: NewIDs) throws(Problem) -> Write {
        let body = try call.body.value() ?? .null
        let id = ids.id(in: .links)
        let link = ShareLink(
            id: id, token: catalog.freeLinkToken(for: id), subject: resource,
            access: try body.choice("access", of: LinkAccess.allCases), createdById: caller.id, createdAt: call.now,
            expiresAt: try expiry(in: body))
        return Write([.put(.link(link))]) { [call] catalog throws(Problem) in
            try Projection(catalog, for: call).show(link).created(at: call.url(of: link))
        }
    }

    /// A fraction of a second is dropped, so that a link never lasts longer than was asked for.
    private func expiry(in body: JSONValue) throws(Problem) -> Instant? {
        guard let text = body["expiresAt"]?.stringValue else { return nil }
        let expiry = try Instant(sent: text, at: "expiresAt")
        guard expiry > call.now else {
            throw .invalidBody([
                BodyFault(
                    pointer: JSONPointer(["expiresAt"]),
                    detail: "expected an instant in the future, found \(text.quoted()); in this world it is \(call.now)"
                )
            ])
        }
        return expiry
    }
}

extension Snapshot {
    /// A token that no link has. It follows from the link's id alone, and says that it is make-believe.
    fileprivate func freeLinkToken(for id: String) -> String {
        var token = "mock-\(id)"
        while link(token: token) != nil { token += "-new" }
        return token
    }
}
