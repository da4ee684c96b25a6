-- What was measured as one line of JSON, times in ms.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"seconds":%.4f,"p50":%.3f,"p99":%.3f,"errors":%d,"bytes":%d}\n',
    summary.requests, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout, summary.bytes))
end
