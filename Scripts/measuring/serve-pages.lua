-- Pages of rows over the whole list, and nothing else: so their times can be told apart.
function init(arguments)
  total = tonumber(arguments[1])
  math.randomseed(os.time())
end

function request()
  local path = "/api/v1/contacts?position=" .. math.random(0, total - 100) .. "&count=" .. math.random(50, 100)
  return wrk.format("GET", path)
end

function done(summary, latency, requests)
  local faults = summary.errors
  print(string.format("pages %d %.3f %.3f %.3f %d", summary.requests, latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, latency.max / 1000,
    faults.connect + faults.read + faults.write + faults.status + faults.timeout))
end

-- People think before they ask; so much at most, in milliseconds, twice over.
local pause = tonumber(os.getenv("PAUSE") or "0")
if pause > 0 then
  function delay() return math.random(0, 2 * pause) end
end
