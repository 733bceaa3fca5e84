import Catalog
import JSONText

extension Projection {
    /// `collaborators`: the direct grants on a resource, by `grantedAt`, then user id.
    func writeCollaborators(on resource: ResourceID, into object: inout JSONObjectWriter) {
        object.array("collaborators") { array in
            for grant in catalog.grants(on: resource) {
                array.object { write(grant, into: &$0) }
            }
        }
    }

    /// `Collaborator`.
    func write(_ grant: Grant, into object: inout JSONObjectWriter) {
        writeUser("user", grant.userId, into: &object)
        object.member("role", grant.role.rawValue)
        object.member("grantedAt", grant.grantedAt)
        writeUser("grantedBy", grant.grantedById, into: &object)
    }

    func show(_ grant: Grant) -> Reply { .json { write(grant, into: &$0) } }

    /// `access`: the caller's effective role and what gave it.
    func writeAccess(to resource: ResourceID, into object: inout JSONObjectWriter) {
        let access = catalog.access(of: caller.id, to: resource)
        object.object("access") { object in
            object.member("role", access.role?.rawValue)
            object.member("decidedBy", access.decidedBy.value(name: access.decidedBy.on.flatMap(catalog.name)))
        }
    }

    /// `sharing`: how a grant brought something to the caller.
    func writeSharing(_ grant: Grant, into object: inout JSONObjectWriter) {
        object.object("sharing") { object in
            object.member("role", grant.role.rawValue)
            writeUser("sharedBy", grant.grantedById, into: &object)
            object.member("sharedAt", grant.grantedAt)
        }
    }

    /// `ShareLink`.
    func write(_ link: ShareLink, into object: inout JSONObjectWriter) {
        object.member("id", link.id)
        object.member("url", call.shareURL(of: link))
        object.member("access", link.access.rawValue)
        object.member("status", link.status(at: call.now).rawValue)
        writeUser("createdBy", link.createdById, into: &object)
        object.member("createdAt", link.createdAt)
        object.member("expiresAt", link.expiresAt)
        object.member("revokedAt", link.revokedAt)
    }

    func show(_ link: ShareLink) -> Reply { .json { write(link, into: &$0) } }
}
