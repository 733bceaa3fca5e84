import Foundation

/// Raises the number of descriptors that the process may have open to what the system allows, since every connection
/// takes one and the usual limit (256 on macOS, 1,024 on Linux) is soon reached. Returns the limit then in force.
@discardableResult
package func raiseDescriptorLimit() -> Int {
    var limit = rlimit()
    guard getrlimit(Socket.descriptorLimit, &limit) == 0 else { return 0 }
    let wanted = min(limit.rlim_max, Socket.highestDescriptorLimit)
    if limit.rlim_cur < wanted {
        var raised = rlimit(rlim_cur: wanted, rlim_max: limit.rlim_max)
        if setrlimit(Socket.descriptorLimit, &raised) == 0 { limit = raised }
    }
    return Int(clamping: limit.rlim_cur)
}
