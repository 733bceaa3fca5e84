import Foundation

enum Memory {
    /// MiB that are resident, as Linux tells; nil elsewhere.
    static var resident: Double? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
            let kibibytes = Double(line.filter(\.isNumber))
        else { return nil }
        return kibibytes / 1_024
    }

    /// Gives freed memory back to the system where Glibc can, so that what is made next does not hide in it.
    static func trim() {
        guard let function = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim") else { return }
        _ = unsafeBitCast(function, to: (@convention(c) (Int) -> CInt).self)(0)
    }
}
