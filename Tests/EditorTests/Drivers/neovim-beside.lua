-- Drives Neovim 0.11 or later with the built server beside sourcekit-lsp in one buffer.
--   nvim --headless --clean --cmd 'set rtp^=editors/neovim' -l neovim-beside.lua FILE.swift EXPECTED.swift SERVER ARGUMENT...
-- Prints "ok NAME" or "not ok NAME: why" for each check; the exit status is 1 when one failed.

local driver = dofile(debug.getinfo(1, 'S').source:match('^@(.*)[/\\]') .. '/driver.lua')
local check = driver.check
local file, expected_file = vim.fn.fnamemodify(_G.arg[1], ':p'), _G.arg[2]
local command = vim.list_slice(_G.arg, 3)

local function wait(condition)
  return vim.wait(60000, condition, 20)
end

vim.cmd('filetype on')
vim.lsp.config('sourcekit', { cmd = { 'sourcekit-lsp' }, filetypes = { 'swift' }, root_markers = { 'Package.swift' } })
vim.lsp.config('swiftui_patterns', { cmd = command })
vim.lsp.enable({ 'sourcekit', 'swiftui_patterns' })
vim.cmd.edit(vim.fn.fnameescape(file))
local buffer = vim.api.nvim_get_current_buf()

wait(function()
  local clients = vim.lsp.get_clients({ bufnr = buffer })
  return #clients == 2 and clients[1].initialized and clients[2].initialized
end)
local clients = vim.lsp.get_clients({ bufnr = buffer })
check('both servers are attached', #clients == 2, vim.tbl_map(function(client) return client.name end, clients))
check('both count columns alike', #clients == 2 and clients[1].offset_encoding == clients[2].offset_encoding,
  vim.tbl_map(function(client) return client.offset_encoding end, clients))
check('both have the same root', #clients == 2 and clients[1].config.root_dir == clients[2].config.root_dir,
  vim.tbl_map(function(client) return client.config.root_dir end, clients))

local function findings()
  return vim.tbl_filter(function(finding)
    return finding.source == 'swiftui-patterns' and finding.code == 'item-driven-sheet'
  end, vim.diagnostic.get(buffer))
end
wait(function()
  return #findings() > 0
end)
check('one finding of item-driven-sheet', #findings() == 1, vim.diagnostic.get(buffer))
local finding = findings()[1]
if not finding then
  os.exit(1)
end

-- Hovers: one window for both. sourcekit-lsp has something to say where a type of the file is named.
local function hover_at(line, column)
  vim.api.nvim_win_set_cursor(0, { line, column })
  vim.lsp.buf.hover()
  local shown
  wait(function()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= '' then
        shown = window
      end
    end
    return shown ~= nil
  end)
  local lines = shown and vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(shown), 0, -1, false) or {}
  if shown then
    pcall(vim.api.nvim_win_close, shown, true)
  end
  return table.concat(lines, '\n')
end
local on_finding = hover_at(finding.lnum + 1, finding.col + 1)
check('the hover on the finding quotes the handbook', on_finding:find('Let the item drive the sheet', 1, true), on_finding)
local on_type = hover_at(3, 7)
check("the hover on a type is sourcekit-lsp's", on_type:find('Trail', 1, true), on_type)

-- The fix is found among the actions of both.
vim.api.nvim_win_set_cursor(0, { finding.lnum + 1, finding.col })
vim.lsp.buf.code_action({
  apply = true,
  filter = function(action)
    return action.isPreferred == true
  end,
})
local function text()
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
end
local expected = table.concat(vim.fn.readfile(expected_file), '\n')
wait(function()
  return text() == expected
end)
check('the fix gives the expected file', text() == expected, text())
wait(function()
  return #findings() == 0
end)
check('the finding goes with the fix', #findings() == 0, findings())

vim.cmd('silent checkhealth vim.lsp')
local health = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
check('the health page has no warning', not health:find('WARNING', 1, true) and not health:find('ERROR', 1, true), health)

for _, client in ipairs(vim.lsp.get_clients()) do
  client:stop(client.name == 'sourcekit')
end
wait(function()
  return #vim.lsp.get_clients() == 0
end)
check('both servers end', #vim.lsp.get_clients() == 0, vim.lsp.get_clients())
driver.exit()
