import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking

    extension URLSessionTask {
        /// What this `URLSession` cannot do for a `URLProtocol`, in a sentence for whoever asked for it.
        var reasonNotToAnswer: String? {
            switch self {
            case is URLSessionDownloadTask:
                "URLSession on this platform takes no download from a URLProtocol: use a data task."
            case is URLSessionUploadTask where originalRequest?.httpBody == nil:
                "URLSession on this platform keeps an upload task's body from a URLProtocol: "
                    + "use a data task, with the body as its request's httpBody."
            default: nil
            }
        }
    }
#else
    extension URLSessionTask {
        /// Nothing: every kind of task is answered.
        var reasonNotToAnswer: String? { nil }
    }
#endif
