/// Where in the hierarchy something is: what it is, and what that hangs below, as far as a space.
struct Place: Sendable, Hashable {
    var space: String?
    var project: String?
    var track: String?
}

/// A level of the hierarchy that somebody can have a role on.
protocol PlaceLevel {
    static func id(in place: Place) -> String?
}

enum InSpace: PlaceLevel {
    static func id(in place: Place) -> String? { place.space }
}

enum InProject: PlaceLevel {
    static func id(in place: Place) -> String? { place.project }
}

enum OnTrack: PlaceLevel {
    static func id(in place: Place) -> String? { place.track }
}

extension CatalogTables {
    func place(of resource: ResourceID) -> Place {
        switch resource.kind {
        case .space: Place(space: resource.id)
        case .project: Place(space: projects[resource.id]?.artistId, project: resource.id)
        case .track: place(ofTrack: resource.id)
        case .file: files[resource.id].map { place(ofTrack: $0.trackId) } ?? Place()
        }
    }

    private func place(ofTrack id: String) -> Place {
        tracks[id].map(place) ?? Place(track: id)
    }

    func place(of track: Track) -> Place {
        Place(space: projects[track.projectId]?.artistId, project: track.projectId, track: track.id)
    }
}
