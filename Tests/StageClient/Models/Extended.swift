/// A resource and what one answer tells of it besides: side by side in JSON, apart in Swift, so that a resource is
/// described once and what shows it takes it from every answer.
@dynamicMemberLookup
package struct Extended<Resource, More>: Codable, Hashable, Sendable, Identifiable
where
    Resource: Codable & Hashable & Sendable & Identifiable, Resource.ID == String,
    More: Codable & Hashable & Sendable
{
    package let resource: Resource
    package let more: More

    package var id: String { resource.id }

    package init(from decoder: any Decoder) throws {
        resource = try Resource(from: decoder)
        more = try More(from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        try resource.encode(to: encoder)
        try more.encode(to: encoder)
    }

    package subscript<Value>(dynamicMember path: KeyPath<Resource, Value>) -> Value { resource[keyPath: path] }

    package subscript<Value>(dynamicMember path: KeyPath<More, Value>) -> Value { more[keyPath: path] }
}
