import ContractSuite
import Foundation
import StageClient

extension StageClient {
    func answerAboutSharing(_ call: ContractCall, pageSize: Int?) async throws -> ContractAnswer {
        switch call {
        case .listSharedSpaces: .encoded(try await sharedSpaces(pageSize: pageSize))
        case .listSharedProjects: .encoded(try await sharedProjects(pageSize: pageSize))
        case .listSharedTracks: .encoded(try await sharedTracks(pageSize: pageSize))
        case .listRecents: .encoded(try await recents(pageSize: pageSize))
        case .listSharedByMe: .encoded(try await sharedByMe())
        case .listArtistLinks(let id): .encoded(try await links(to: .artist(id), pageSize: pageSize))
        case .listProjectLinks(let id): .encoded(try await links(to: .project(id), pageSize: pageSize))
        case .listTrackLinks(let id): .encoded(try await links(to: .track(id), pageSize: pageSize))
        case .createArtistLink(let id, let access, let end):
            .encoded(try await create(NewLink(access, until: end), to: .artist(id)))
        case .createProjectLink(let id, let access, let end):
            .encoded(try await create(NewLink(access, until: end), to: .project(id)))
        case .createTrackLink(let id, let access, let end):
            .encoded(try await create(NewLink(access, until: end), to: .track(id)))
        case .revokeLink(let id): .encoded(try await revoke(link: id))
        case .openLink(let token): .encoded(try await open(link: token))
        case .addArtistCollaborator(let id, let user, let role):
            .encoded(try await add(user, as: Role(rawValue: role), to: .artist(id)))
        case .addProjectCollaborator(let id, let user, let role):
            .encoded(try await add(user, as: Role(rawValue: role), to: .project(id)))
        case .addTrackCollaborator(let id, let user, let role):
            .encoded(try await add(user, as: Role(rawValue: role), to: .track(id)))
        case .changeArtistRole(let id, let user, let role):
            .encoded(try await change(user, to: Role(rawValue: role), on: .artist(id)))
        case .changeProjectRole(let id, let user, let role):
            .encoded(try await change(user, to: Role(rawValue: role), on: .project(id)))
        case .changeTrackRole(let id, let user, let role):
            .encoded(try await change(user, to: Role(rawValue: role), on: .track(id)))
        case .removeArtistCollaborator(let id, let user): try await done { try await remove(user, from: .artist(id)) }
        case .removeProjectCollaborator(let id, let user): try await done { try await remove(user, from: .project(id)) }
        case .removeTrackCollaborator(let id, let user): try await done { try await remove(user, from: .track(id)) }
        default: try await answerAboutReviews(call, pageSize: pageSize)
        }
    }
}

extension NewLink {
    fileprivate init(_ access: String, until end: Date?) {
        self.init(access: ShareLink.Access(rawValue: access), expiresAt: end)
    }
}
