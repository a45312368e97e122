-- What people do with an address book, mixed: mostly looking, sometimes finding, now and then a change.
-- Each change that is acknowledged is written into a file, so that it can be looked for afterwards.
local prefixes = {"a", "li", "wang", "zh", "zs", "an", "jo", "mü", "138", "king", "tanaka", "z", "ser", "孙", "王小", "e"}
local next_thread = 0
local headers = {["Content-Type"] = "application/json"}

function setup(thread)
  thread:set("number", next_thread)
  next_thread = next_thread + 1
end

function init(arguments)
  total, folder = tonumber(arguments[1]), arguments[2]
  math.randomseed(os.time() + number * 7919)
  log = io.open(folder .. "/writes-" .. number .. ".txt", "w")
  log:setvbuf("line")
  made, marks, count, faults = {}, {}, 0, 0
end

local function escaped(text)
  return (text:gsub("[^%w]", function(byte) return string.format("%%%02X", byte:byte()) end))
end

local function contact(note)
  return '{"name":"Load ' .. number .. " " .. count .. '","family":"Load","given":"Thread",'
    .. '"phones":[{"value":"+1 555 ' .. count .. '","types":["cell"]}],"note":"' .. note .. '"}'
end

local function change()
  count = count + 1
  local note = string.format("mark-%d-%d", number, count)
  -- Every contact that was made waits here while nobody changes it.
  local one = #made > 0 and math.random() < 0.5 and table.remove(made)
  if not one then return wrk.format("POST", "/api/v1/contacts", headers, contact(note)) end
  local own = {["Content-Type"] = "application/json", ["If-Match"] = '"' .. one.revision .. '"'}
  return wrk.format("PUT", "/api/v1/contacts/" .. one.id, own, contact(note))
end

function request()
  local choice = math.random()
  if choice < 0.03 then return change() end
  if choice < 0.50 then
    local path = "/api/v1/contacts?position=" .. math.random(0, total - 100) .. "&count=" .. math.random(50, 100)
    return wrk.format("GET", path)
  end
  if choice < 0.70 and #marks > 0 then
    local way = math.random() < 0.7 and "after" or "before"
    return wrk.format("GET", "/api/v1/contacts?" .. way .. "=" .. marks[math.random(#marks)] .. "&count=60")
  end
  if choice < 0.75 then return wrk.format("GET", "/api/v1/sections") end
  if choice < 0.83 then
    return wrk.format("GET", "/api/v1/search?limit=20&q=" .. escaped(prefixes[math.random(#prefixes)]))
  end
  return wrk.format("GET", "/api/v1/contacts/" .. math.random(1, total))
end

function response(status, headers, body)
  if status >= 400 then
    faults = faults + 1
    log:write("fault ", status, " ", body:sub(1, 200):gsub("\n", " "), "\n")
    return
  end
  local note = body:match('"note":"(mark%-%d+%-%d+)"')
  if note then
    local id, revision = body:match('"id":(%d+),"revision":(%d+)')
    log:write("kept ", id, " ", revision, " ", note, "\n")
    made[#made + 1] = {id = id, revision = revision}
    return
  end
  local mark = body:sub(1, 400):match('"last":"([%x.]+)"')
  if mark then marks[#marks < 200 and #marks + 1 or math.random(200)] = mark end
end

-- People think before they ask; so much at most, in milliseconds, twice over.
local pause = tonumber(os.getenv("PAUSE") or "0")
if pause > 0 then
  function delay() return math.random(0, 2 * pause) end
end
