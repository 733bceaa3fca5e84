import Foundation

/// The process's memory. What can be done for it differs from libc to libc.
package enum Memory {}

#if os(Linux)

    extension Memory {
        /// Lets go of the program's own text as far as it is in memory: much of it ran for the start alone. What runs again
        /// is mapped again, mostly from the system's cache of the file.
        ///
        /// Does nothing for a process that is being debugged, whose breakpoints are in its text.
        package static func releaseText() {
            guard !isTraced, let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return }
            for line in maps.split(separator: "\n") {
                guard let text = TextMapping(line) else { continue }
                madvise(UnsafeMutableRawPointer(bitPattern: text.start), text.length, MADV_DONTNEED)
            }
        }

        private static var isTraced: Bool {
            let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            return status?.contains("TracerPid:\t0\n") != true
        }
    }

    /// A line of a process's maps that is about code of a file: mapped to be run and not to be written. Other read-only
    /// parts may hold what the dynamic linker has written into them.
    private struct TextMapping {
        let start: UInt
        let length: Int

        /// `55d0aa000000-55d0ab83f000 r-xp 00000000 fe:01 1311 /usr/bin/soundcheck`
        init?(_ line: Substring) {
            let fields = line.split(separator: " ")
            guard fields.count >= 6, fields[1] == "r-xp", fields[5].hasPrefix("/") else { return nil }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2 else { return nil }
            (start, length) = (bounds[0], Int(bounds[1] - bounds[0]))
        }
    }

#else

    extension Memory {
        /// Lets go of the program's own text. Nothing to be done here, where text is not counted as a process's own.
        package static func releaseText() {}
    }

#endif
