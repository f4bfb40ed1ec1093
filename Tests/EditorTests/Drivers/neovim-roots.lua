-- Opens every file of an app with local packages in Neovim, and compares its findings with those of `check`.
--   nvim --headless --clean --cmd 'set rtp^=editors/neovim' -l neovim-roots.lua APP EXPECTED SERVER ARGUMENT...
-- EXPECTED has a line "FILE<tab>LINE<tab>RULE<tab>MESSAGE" for each finding, and one "FILE" for each file, in the order to open.

local driver = dofile(debug.getinfo(1, 'S').source:match('^@(.*)[/\\]') .. '/driver.lua')
local check = driver.check
local app, expected = _G.arg[1], vim.fn.readfile(_G.arg[2])

local files, wanted = {}, {}
for _, line in ipairs(expected) do
  local parts = vim.split(line, '\t')
  if #parts == 1 then
    table.insert(files, line)
    wanted[line] = {}
  else
    table.insert(wanted[parts[1]], parts[2] .. ' ' .. parts[3] .. ' ' .. parts[4])
  end
end

vim.cmd('filetype on')
vim.cmd.runtime('plugin/swiftui_patterns.lua')
local package = require('swiftui_patterns')
driver.start(package, vim.list_slice(_G.arg, 3))

local function found(buffer)
  local list = {}
  for _, finding in ipairs(vim.diagnostic.get(buffer)) do
    if finding.source == 'swiftui-patterns' then
      table.insert(list, (finding.lnum + 1) .. ' ' .. finding.code .. ' ' .. finding.message)
    end
  end
  table.sort(list)
  return list
end

local buffers = {}
for _, file in ipairs(files) do
  vim.cmd.edit(vim.fn.fnameescape(app .. '/' .. file))
  buffers[file] = vim.api.nvim_get_current_buf()
  vim.wait(30000, function()
    return #package.clients(buffers[file]) > 0
  end, 20)
end
for _, file in ipairs(files) do
  table.sort(wanted[file])
  vim.cmd.buffer(buffers[file])
  vim.wait(30000, function()
    return vim.deep_equal(found(buffers[file]), wanted[file])
  end, 20)
end
for _, file in ipairs(files) do
  check('the findings of ' .. file, vim.deep_equal(found(buffers[file]), wanted[file]), found(buffers[file]))
end
check('one server for all', #package.clients() == 1, #package.clients())
driver.exit()
