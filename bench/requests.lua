-- Sends the requests of a file in turn, one a line: method, path, body, cookie and the
-- client's address, parted by tabs.
dofile('report.lua')

local requests = {}
local at = 0

function init(args)
  for line in io.lines(args[1]) do
    local method, path, body, cookie, client =
      line:match('^([^\t]*)\t([^\t]*)\t([^\t]*)\t([^\t]*)\t([^\t]*)$')
    local headers = { ['accept-encoding'] = args[2] }
    if body ~= '' then headers['content-type'] = 'application/x-www-form-urlencoded' end
    if cookie ~= '' then headers['cookie'] = cookie end
    if client ~= '' then headers['x-forwarded-for'] = client end
    requests[#requests + 1] = wrk.format(method, path, headers, body ~= '' and body or nil)
  end
end

function request()
  at = at + 1
  return requests[at % #requests + 1]
end
