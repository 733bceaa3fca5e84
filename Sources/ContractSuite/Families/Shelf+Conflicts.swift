import Catalog
import Contract

/// What the owner may do, but for how things stand.
extension Shelf {
    /// The call that is refused with 409; nothing where the operation refuses none so.
    func conflictingCall(of operation: Operation) -> ContractCall? {
        switch operation.id {
        case "reviewTrack":
            reviewed.flatMap { track, _ in
                catalog.files(of: track.id).last.map {
                    .reviewTrack(trackId: track.id, decision: "approve", fileId: $0.id, note: nil)
                }
            }
        case "addComment":
            special(operation)?.call.form.names.first.map {
                .addComment(fileId: $0.id, text: "Indeed", atMs: nil, parentId: "comment-that-was-deleted")
            }
        case "addArtistCollaborator": addingAgain(on: .space)
        case "addProjectCollaborator": addingAgain(on: .project)
        case "addTrackCollaborator": addingAgain(on: .track)
        default: nil
        }
    }

    private func addingAgain(on kind: ResourceKind) -> ContractCall? {
        grant(on: kind).flatMap {
            ContractCall("add\(kind.word)Collaborator", about: [$0.subject.id, $0.userId], ["role": "admin"])
        }
    }

    /// The text of somebody else's comment, which whoever may resolve it may not change: 403.
    var editingAnothersText: ContractCall? {
        catalog.comments.first { $0.authorId != owner.id && isOwned(.file($0.fileId)) }.map {
            .editComment(commentId: $0.id, text: "Not what they said", resolved: nil)
        }
    }
}
