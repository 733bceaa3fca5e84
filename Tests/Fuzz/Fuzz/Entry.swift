import Foundation

/// What libFuzzer calls, by their names in C. One program holds all targets; the environment says which is meant.
private let target = chosenTarget()

private func chosenTarget() -> FuzzTarget {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        fatalError("FUZZ_TARGET names one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return target
}

/// Called for every input; it always gives 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target.test(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
