import Foundation

extension SocketAddress {
    /// Calls `body` with the address as the kernel wants it.
    func withKernelForm<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        func pass<Form>(_ form: Form) -> Result {
            withUnsafeBytes(of: form) { raw in
                raw.withMemoryRebound(to: sockaddr.self) { body($0.baseAddress!, socklen_t(raw.count)) }
            }
        }
        if isIPv6 {
            var form = sockaddr_in6.empty
            form.sin6_family = sa_family_t(AF_INET6)
            form.sin6_port = in_port_t(port).bigEndian
            form.sin6_scope_id = scope
            form.sin6_addr = unsafeBitCast(bytes, to: in6_addr.self)
            return pass(form)
        }
        var form = sockaddr_in.empty
        form.sin_family = sa_family_t(AF_INET)
        form.sin_port = in_port_t(port).bigEndian
        form.sin_addr = unsafeBitCast(bytes.lowHalf.lowHalf, to: in_addr.self)
        return pass(form)
    }

    /// The address that `call` writes; nil when it returns false, or writes none or one of another family.
    static func read(
        _ call: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Bool
    ) -> SocketAddress? {
        var storage = sockaddr_storage()
        return withUnsafeMutableBytes(of: &storage) { raw in
            var length = socklen_t(raw.count)
            let start = raw.baseAddress!.assumingMemoryBound(to: sockaddr.self)
            guard call(start, &length), length > 0 else { return nil }
            return SocketAddress(start)
        }
    }

    /// nil unless the family is an IP one.
    init?(_ form: UnsafePointer<sockaddr>) {
        let raw = UnsafeRawPointer(form)
        switch Int32(form.pointee.sa_family) {
        case AF_INET:
            let form = raw.loadUnaligned(as: sockaddr_in.self)
            let address = unsafeBitCast(form.sin_addr, to: SIMD4<UInt8>.self)
            let bytes = SIMD16(lowHalf: SIMD8(lowHalf: address, highHalf: .zero), highHalf: .zero)
            self.init(bytes: bytes, isIPv6: false, port: UInt16(bigEndian: form.sin_port))
        case AF_INET6:
            let form = raw.loadUnaligned(as: sockaddr_in6.self)
            let bytes = unsafeBitCast(form.sin6_addr, to: SIMD16<UInt8>.self)
            self.init(
                bytes: bytes, isIPv6: true, scope: form.sin6_scope_id, port: UInt16(bigEndian: form.sin6_port))
        default:
            return nil
        }
    }
}
