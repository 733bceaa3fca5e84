import Foundation

/// What tells one state of a file from another without reading it.
package struct FileStamp: Sendable, Hashable {
    private let device: UInt64
    private let inode: UInt64
    private let size: Int64
    private let modifiedSeconds: Int64
    private let modifiedNanoseconds: Int64
    package let isFolder: Bool

    /// Follows symbolic links; nil where there is nothing at the path, or nothing that may be looked at.
    package init?(of path: String) {
        var found = stat()
        guard stat(path, &found) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: found.st_dev)
        inode = UInt64(truncatingIfNeeded: found.st_ino)
        size = Int64(found.st_size)
        modifiedSeconds = Int64(found.lastModified.tv_sec)
        modifiedNanoseconds = Int64(found.lastModified.tv_nsec)
        isFolder = found.st_mode & S_IFMT == S_IFDIR
    }
}
