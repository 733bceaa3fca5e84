import Catalog
import JSONText

extension Operations {
    /// `GET /file/{fileId}/waveform`: how loud a version is over its time, as its own samples have it.
    static func getWaveform(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let points = call.integer("points") ?? 512
        let file = try Projection(catalog, for: call).file(call.text("fileId"), needs: .viewer)
        guard waveformPoints.contains(points) else { throw .invalidParameters([.waveformPoints(points)]) }
        let recording = Recording(file, sections: Array(catalog.sections(of: file.id)))
        return .json { object in
            object.member("fileId", file.id)
            object.member("durationMs", file.durationMs)
            object.member("peaks", recording.peaks(points))
        }
    }

    fileprivate static let waveformPoints = 16...4096
}

extension ParameterFault {
    /// A document of somebody's own may allow more points than are drawn.
    fileprivate static func waveformPoints(_ points: Int) -> ParameterFault {
        let range = Operations.waveformPoints
        return ParameterFault(
            name: "points",
            detail: "expected an integer from \(range.lowerBound) to \(range.upperBound), found \(points)")
    }
}
