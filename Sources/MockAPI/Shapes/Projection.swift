import Catalog
import JSONText

/// Shows the catalogue's resources in the contract's shapes, as one caller sees them.
///
/// Each shape writes its members into an object that the caller of it has opened, so that shapes can be extended by
/// others (`Track`, then what `TrackDetail` adds) without copies.
struct Projection {
    let catalog: Snapshot
    let call: Call
    let caller: User

    /// - Throws: `unauthenticated` where the document lets an operation with roles be asked by nobody.
    init(_ catalog: Snapshot, for call: Call) throws(Problem) {
        self.catalog = catalog
        self.call = call
        caller = try call.requireCaller()
    }

    /// As somebody else sees them, whoever calls.
    init(_ catalog: Snapshot, for call: Call, as caller: User) {
        self.catalog = catalog
        self.call = call
        self.caller = caller
    }

    func role(on resource: ResourceID) -> Role? { catalog.access(of: caller.id, to: resource).role }
}
