import Foundation
import Testing

@testable import SocketIO

@Suite("What the machine says of itself")
struct MachineTests {
    @Test(
        "a machine's names are its own, the first label and that with .local",
        arguments: [
            ("Studio-Mac.local", ["studio-mac.local", "studio-mac"]),
            ("studio", ["studio", "studio.local"]),
            ("Studio.example.org", ["studio.example.org", "studio", "studio.local"]),
            ("", []), (".", []),
        ] as [(String, [String])])
    func names(name: String, variants: [String]) {
        #expect(HostNames.variants(of: name) == variants)
    }

    @Test("this machine's names are lower-cased")
    func ownNames() {
        #expect(HostNames.own == HostNames.own.map { $0.lowercased() })
        #expect(HostNames.own.contains { $0.hasSuffix(".local") })
    }

    @Test("of the addresses a phone could use, private IPv4 ones come first")
    func order() throws {
        let hosts = ["127.0.0.1", "::1", "fd00::7", "fe80::1%1", "203.0.113.9", "192.168.1.20", "10.0.0.4"]
        let addresses = try hosts.map { try #require(SocketAddress(host: $0, port: 0)) }
        let ordered = NetworkInterfaces.inOrderOfUse(addresses).map(\.host)
        #expect(ordered == ["192.168.1.20", "10.0.0.4", "203.0.113.9", "fd00::7"])
    }

    @Test("every address of this machine can be listened on")
    func lanAddresses() throws {
        for host in NetworkInterfaces.lanAddresses() {
            let address = try #require(SocketAddress(host: host, port: 0))
            try Listener.bind(to: address).close()
        }
    }

    #if os(Linux)
        @Test("what is kept to one core may use one, however many there are")
        func usableCore() throws {
            typealias Affinity = @convention(c) (Int32, Int, UnsafeMutableRawPointer) -> Int32
            func affinity(_ name: String, _ mask: inout [UInt8]) throws {
                let function = unsafeBitCast(try #require(dlsym(dlopen(nil, RTLD_NOW), name)), to: Affinity.self)
                #expect(mask.withUnsafeMutableBytes { function(0, $0.count, $0.baseAddress!) } == 0)
            }
            var before = [UInt8](repeating: 0, count: 1_024)
            try affinity("sched_getaffinity", &before)
            let byte = try #require(before.firstIndex { $0 != 0 })
            var one = [UInt8](repeating: 0, count: before.count)
            one[byte] = 1 << before[byte].trailingZeroBitCount
            try affinity("sched_setaffinity", &one)
            #expect(usableCores == 1)
            try affinity("sched_setaffinity", &before)
            #expect(usableCores == before.reduce(0) { $0 + $1.nonzeroBitCount })
        }
    #endif

    @Test("freed memory can be given back by many threads at once")
    func freedMemory() {
        DispatchQueue.concurrentPerform(iterations: 32) { _ in
            let pages = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16)
            pages.initializeMemory(as: UInt8.self, repeating: 1, count: 1 << 20)
            pages.deallocate()
            Memory.releaseFreed()
        }
    }

    @Test("the descriptor limit is raised as far as it goes")
    func descriptorLimit() {
        let raised = raiseDescriptorLimit()
        #expect(raised >= 256)
        #expect(raiseDescriptorLimit() == raised)
    }

    @Test("a handled signal calls the handler each time and does not end the process")
    func signals() {
        let handled = Signal()
        ProcessSignals.handle([SIGUSR1]) { if $0 == SIGUSR1 { handled.send() } }
        for _ in 0..<2 {
            kill(getpid(), SIGUSR1)
            handled.expect("the signal is handled")
        }
    }

    @Test("errors of the system are told in words")
    func errors() {
        errno = EMFILE
        let error = SocketError(call: "socket")
        #expect(error.description.hasPrefix("the system refused a socket: socket failed with error \(EMFILE) ("))
    }
}
