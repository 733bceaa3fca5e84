import Testing

/// Each client has one fault that is often seen, and the cases that are about it tell it, and no others.
@Suite("A client with one fault is told it by the cases that are about it alone")
struct WrongClientTests {}
