import Catalog
import JSONText

extension Projection {
    /// What direct grants to the caller brought, at one level of the hierarchy: each resource in its shape, and `sharing`.
    func listShared<Resource>(
        _ kind: ResourceKind, _ resource: (String) -> Resource?, write: (Resource, inout JSONObjectWriter) -> Void
    ) -> Reply {
        let shares = catalog.grants(of: caller.id).compactMap { grant in
            grant.subject.kind == kind
                ? resource(grant.subject.id).map { (grant: grant, resource: $0) }
                : nil
        }
        return .list(
            shares, of: call,
            key: { .newestFirst($0.grant.grantedAt, ordinal: catalog.ordinal(of: $0.grant), id: $0.grant.id) },
            write: { share, object in
                write(share.resource, &object)
                writeSharing(share.grant, into: &object)
            })
    }
}
