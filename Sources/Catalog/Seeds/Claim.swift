/// Something that only one record of a collection can have.
enum Claim: Hashable, CustomStringConvertible {
    case token(String)
    case address(String)
    case position(Int, project: String)
    case version(Int, track: String)
    case grant(user: String, ResourceID)
    case readMark(user: String, track: String)

    var description: String {
        switch self {
        case .token(let token): "the token \"\(token)\""
        case .address(let address): "the address \"\(address)\""
        case .position(let position, let project): "position \(position) in the project \"\(project)\""
        case .version(let version, let track): "version \(version) of the track \"\(track)\""
        case .grant(let user, let resource): "a grant for \"\(user)\" on \(resource)"
        case .readMark(let user, let track): "a read mark for \"\(user)\" on the track \"\(track)\""
        }
    }
}
