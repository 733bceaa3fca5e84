import ContractSuite
import StageClient

/// All that a client module's tests have to write: each call by the client's own method.
extension StageClient: ContractClient {
    init(_ door: ContractDoor) {
        self.init(baseURL: door.baseURL, token: door.token, timeout: door.patience)
    }

    package func answer(_ call: ContractCall) async throws -> ContractAnswer {
        try await answer(call, pageSize: nil)
    }

    func answer(_ call: ContractCall, pageSize: Int?) async throws -> ContractAnswer {
        switch call {
        case .listArtists: .encoded(try await artists(pageSize: pageSize))
        case .getArtist(let id): .encoded(try await artist(id))
        case .listProjectsOfArtist(let id): .encoded(try await projects(ofArtist: id, pageSize: pageSize))
        case .getProject(let id): .encoded(try await project(id))
        case .listTracksOfProject(let id): .encoded(try await tracks(ofProject: id, pageSize: pageSize))
        case .getTrack(let id): .encoded(try await track(id))
        case .signIn(let email, let password): .encoded(try await signIn(email: email, password: password))
        case .getCurrentUser: .encoded(try await currentUser())
        case .everyPage(let list, let limit): try await answer(list, pageSize: limit)
        default: try await answerAboutSharing(call, pageSize: pageSize)
        }
    }

    package func failure(for error: any Error) -> ContractFailure {
        switch error as? StageError {
        case .unauthenticated: .unauthenticated
        case .forbidden: .forbidden
        case .notFound: .notFound
        case .conflict: .conflict
        case .invalidRequest: .invalidRequest
        case .unavailable: .unavailable
        case .timedOut: .timedOut
        case .connectionLost: .connectionLost
        case .undecodable: .undecodable
        case .unexpected, .cancelled: .unclassified
        case nil: ContractFailure(reading: error)
        }
    }
}
