import Catalog
import HTTPWire
import JSONText

/// A track and the newest of what happened on it, as far as the caller may know.
struct FeedEntry {
    let track: Track
    let latest: Activity?

    var lastActivityAt: Instant { latest?.at ?? track.createdAt }

    /// Where it stands in the feed.
    var key: SortKey { .newestFirst(lastActivityAt, id: track.id) }
}

extension Projection {
    func entry(_ track: Track) -> FeedEntry { FeedEntry(track: track, latest: latestActivity(on: track)) }

    /// `FeedTrack`: the track, what happened on it last, and how much of what others said is new to the caller.
    func write(_ entry: FeedEntry, into object: inout JSONObjectWriter) {
        write(entry.track, into: &object)
        if let latest = entry.latest {
            object.object("latestActivity") { write(latest, into: &$0) }
        }
        object.member("lastActivityAt", entry.lastActivityAt)
        object.member("unreadCommentCount", unreadCommentCount(of: entry.track))
    }

    func showInFeed(_ track: Track) -> Reply { .json { write(entry(track), into: &$0) } }

    /// The newest on the track or a version of it, by anybody.
    private func latestActivity(on track: Track) -> Activity? {
        let places = [ResourceID.track(track.id)] + catalog.files(of: track.id).map { .file($0.id) }
        return places.compactMap { place in
            catalog.activities(on: place).first { maySee($0, as: role(on: place)) }
        }
        .max { ($0.at, catalog.ordinal(of: $0) ?? 0) < ($1.at, catalog.ordinal(of: $1) ?? 0) }
    }

    /// On all versions, since the caller last read it.
    private func unreadCommentCount(of track: Track) -> Int {
        let mark = catalog.readMark(of: caller.id, on: track.id)
        return catalog.files(of: track.id).reduce(0) { count, file in
            count
                + catalog.comments(on: file.id).count { comment in
                    comment.authorId != caller.id && !(mark.map { catalog.isRead(comment, by: $0) } ?? false)
                }
        }
    }
}
