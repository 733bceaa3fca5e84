import Catalog
import JSONText

extension Projection {
    /// What direct grants to the caller brought, at one level of the hierarchy: each resource in its shape, and `sharing`.
    func listShared<Resource>(
        _ kind: ResourceKind, _ resource: (String) -> Resource?, write: (Resource, inout JSONObjectWriter) -> Void
    ) -> Reply {
        func share(_ grant: Grant) -> (grant: Grant, resource: Resource)? {
            guard grant.subject.kind == kind else { return nil }
            return resource(grant.subject.id).map { (grant, $0) }
        }
        return .list(
            catalog.grants(of: caller.id).compactMap(share), of: call,
            key: { .newestFirst($0.grant.grantedAt, ordinal: catalog.ordinal(of: $0.grant), id: $0.grant.id) },
            find: { catalog.grant(id: $0).flatMap(share) },
            write: { share, object in
                write(share.resource, &object)
                writeSharing(share.grant, into: &object)
            })
    }
}
