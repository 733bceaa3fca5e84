import HTTPWire
import MockAPI

/// What a connection is about.
enum Stage {
    /// The next request may be answered.
    case ready
    /// An answer, or the next piece of its body, is being worked out. In this stage and the next three, requests behind it
    /// wait for their turn.
    case working
    /// An answer waits until its delay is over.
    case holding(Held)
    /// A piece of an answer's body is on its way to the kernel; when it has been taken, the next is worked out.
    case flowing(Outflow)
    /// The rest of an answer leaves bit by bit.
    case dripping(Drip)
    /// An answer has stalled: nothing is sent any more.
    case silent
    /// What was sent is still to be taken by the kernel; then the connection is reset.
    case resetting
    /// The last answer is on its way, or nobody is left to take any.
    case ending
}

/// An answer with what it answers.
struct Held {
    let answer: Answer
    let request: HTTPRequest
    let begun: Stopwatch
}
