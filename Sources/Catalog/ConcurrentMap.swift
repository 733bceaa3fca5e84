import Dispatch

/// Makes values, as many at a time as there are cores, each from its place among them.
package func concurrentMap<Value>(_ count: Int, _ make: @Sendable (Int) -> Value) -> [Value] {
    Array(unsafeUninitializedCapacity: count) { values, madeCount in
        nonisolated(unsafe) let values = values  // Each is made by one iteration alone.
        DispatchQueue.concurrentPerform(iterations: count) { values.initializeElement(at: $0, to: make($0)) }
        madeCount = count
    }
}
