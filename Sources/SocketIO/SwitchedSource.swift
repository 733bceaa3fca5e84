import Dispatch

/// A Dispatch source that can be turned off and on, and cancelled in either state. Dispatch counts suspensions, traps
/// when a suspended source is released, and delivers no cancellation to one: the switch keeps count for its owner.
///
/// `@unchecked Sendable`: used on the source's queue only.
final class SwitchedSource: @unchecked Sendable {
    private let source: any DispatchSourceProtocol

    /// Off at first.
    var isOn = false {
        didSet {
            if isOn != oldValue { isOn ? source.resume() : source.suspend() }
        }
    }

    /// The handler is given the source's data: what that is depends on the source.
    init(_ source: any DispatchSourceProtocol, handler: @escaping @Sendable (UInt) -> Void) {
        self.source = source
        source.setEventHandler { [unowned self] in handler(self.source.data) }
    }

    /// No event follows; `completion` runs on the source's queue when Dispatch has let go of the descriptor.
    func cancel(completion: @escaping @Sendable () -> Void) {
        source.setCancelHandler(handler: completion)
        source.cancel()
        isOn = true
    }
}
