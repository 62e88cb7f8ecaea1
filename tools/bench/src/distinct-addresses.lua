-- Makes wrk ask for each address of a file in turn, beginning with the one of a number.
-- wrk -s distinct-addresses.lua URL -- FILE FIRST
local addresses = {}
local index = 0

function init(arguments)
  for address in io.lines(arguments[1]) do
    addresses[#addresses + 1] = address
  end
  index = tonumber(arguments[2])
end

function request()
  local address = addresses[index % #addresses + 1]
  index = index + 1
  return wrk.format("GET", address)
end
