/// What the app reads of answers; what else they say is left alone.
struct Person: Decodable, Equatable, Sendable {
    let id: String
    let name: String
}

struct Session: Decodable {
    let token: String
    let user: Person
}

struct Track: Decodable, Equatable {
    let id: String
    let state: String
    let role: String
    let currentFileId: String?
    let updatedAt: String
}

struct FeedTrack: Decodable, Equatable {
    let id: String
    let state: String
    let role: String
    let artworkUrl: String?
    let latestActivity: Activity?
    let lastActivityAt: String
    let unreadCommentCount: Int
}

struct Activity: Decodable, Equatable {
    struct Subject: Decodable, Equatable {
        let type: String
        let id: String
    }
    let kind: String
    let actor: Person
    let recipient: Person?
    let subject: Subject
}

struct TrackDetail: Decodable {
    let state: String
    let role: String
    let versionCount: Int
    let commentCount: Int
    let currentFile: File?
}

/// What a Portal shows of a space, a project or a track.
struct Portal: Decodable {
    let role: String
    let collaborators: [Collaborator]
}

struct File: Decodable, Equatable {
    let id: String
    let trackId: String
    let version: Int
    let name: String
    let sizeBytes: Int
    let durationMs: Int
    let audioUrl: String
}

struct Section: Decodable {
    let fileId: String
    let startMs: Int
    let endMs: Int
}

struct Waveform: Decodable {
    let fileId: String
    let durationMs: Int
    let peaks: [Int]
}

struct Remark: Decodable, Equatable {
    let id: String
    let fileId: String
    let author: Person
    let text: String
    let atMs: Int?
    let parentId: String?
    let resolved: Bool
    let createdAt: String
    let updatedAt: String
}

struct Review: Decodable, Equatable {
    let id: String
    let trackId: String
    let fileId: String
    let version: Int
    let decision: String
    let note: String?
    let reviewer: Person
}

struct Collaborator: Decodable, Equatable {
    let user: Person
    let role: String
    let grantedAt: String
    let grantedBy: Person
}

struct ShareLink: Decodable, Equatable {
    let id: String
    let url: String
    let access: String
    let status: String
    let expiresAt: String?
    let revokedAt: String?
}

struct OpenedLink: Decodable {
    struct Track: Decodable {
        let id: String
        let audioUrl: String?
        let downloadUrl: String?
        let comments: [Remark]
    }
    let access: String
    let subject: Activity.Subject
    let sharedBy: Person
    let tracks: [Track]
}

/// What somebody was given.
struct Inbound: Decodable {
    struct Sharing: Decodable {
        let role: String
        let sharedBy: Person
    }
    let id: String
    let role: String
    let sharing: Sharing
}

/// What somebody gave to others.
struct SharedByMe: Decodable {
    struct Entry: Decodable {
        let id: String
        let collaborators: [Collaborator]
        let links: [ShareLink]
    }
    struct Totals: Decodable, Equatable {
        var resources: Int
        var collaborators: Int
        var activeLinks: Int
    }
    let spaces: [Entry]
    let projects: [Entry]
    let tracks: [Entry]
    let totals: Totals
}

struct Refusal: Decodable {
    struct Fault: Decodable {
        let pointer: String?
        let parameter: String?
        let detail: String
    }
    struct Access: Decodable {
        let required: String
        let effective: String?
    }
    struct Current: Decodable {
        let fileId: String
        let version: Int
    }
    let status: Int
    let code: String
    let detail: String
    let errors: [Fault]?
    let access: Access?
    let current: Current?
}
