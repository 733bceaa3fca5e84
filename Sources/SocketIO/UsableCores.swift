import Foundation

#if os(Linux)
    import CLinuxShims
#endif

/// How many cores this process may run on: `taskset` or a cpuset may keep it to some of them, which
/// `activeProcessorCount` does not tell on Linux.
package var usableCores: Int {
    #if os(Linux)
        var mask = [UInt8](repeating: 0, count: 1_024)  // for 8,192 cores
        if mask.withUnsafeMutableBytes({ sched_getaffinity(0, $0.count, $0.baseAddress) }) == 0 {
            return max(1, mask.reduce(0) { $0 + $1.nonzeroBitCount })
        }
    #endif
    return ProcessInfo.processInfo.activeProcessorCount
}
