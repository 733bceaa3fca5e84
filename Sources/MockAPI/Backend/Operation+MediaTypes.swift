import Contract
import HTTPWire

extension Contract.Operation {
    /// What a success is sent as, for `Accept`: its preferred media type, or nothing where it has no body.
    var mediaTypesOfSuccess: [HTTPWire.MediaType] {
        (success?.mediaType).flatMap { HTTPWire.MediaType($0) }.map { [$0] } ?? []
    }
}
