import Testing

/// However a client is built, an adapter to it can be written, and a client that is right is found to be.
@Suite("A client can be asked that is")
struct AdapterTests {}
