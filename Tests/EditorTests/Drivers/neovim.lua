-- Drives Neovim 0.10, 0.11 or 0.12, with the package of editors/neovim, against the built server.
--   nvim --headless --clean --cmd 'set rtp^=editors/neovim' -l neovim.lua FILE.swift EXPECTED.swift SERVER ARGUMENT...
-- Prints "ok NAME" or "not ok NAME: why" for each check; the exit status is 1 when one failed.

local driver = dofile(debug.getinfo(1, 'S').source:match('^@(.*)[/\\]') .. '/driver.lua')
local check = driver.check
local file, expected_file = vim.fn.fnamemodify(_G.arg[1], ':p'), _G.arg[2]
local command = vim.list_slice(_G.arg, 3)

local function wait(condition)
  return vim.wait(30000, condition, 20)
end

local function lines_of(path)
  return table.concat(vim.fn.readfile(path), '\n')
end

vim.cmd('filetype on')
vim.cmd.runtime('plugin/swiftui_patterns.lua')
local package = require('swiftui_patterns')

driver.start(package, command)
vim.cmd.edit(vim.fn.fnameescape(file))
local buffer = vim.api.nvim_get_current_buf()
local original, expected = lines_of(file), lines_of(expected_file)

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
end

local function findings(code)
  return vim.tbl_filter(function(finding)
    return finding.source == 'swiftui-patterns' and finding.code == code
  end, vim.diagnostic.get(buffer))
end

-- A step of its own for undo: commands of a script run together otherwise.
local function new_undo_step()
  vim.bo[buffer].undolevels = vim.bo[buffer].undolevels
end

wait(function()
  local client = package.clients(buffer)[1]
  return client and client.initialized
end)
local client = package.clients(buffer)[1]
check('the server is attached', client ~= nil, vim.lsp.get_clients())
if not client then
  os.exit(1)
end
check('its root is the folder of Package.swift', vim.uv.fs_stat(client.config.root_dir .. '/Package.swift') ~= nil,
  client.config.root_dir)
check('it counts columns as sourcekit-lsp does', client.offset_encoding == 'utf-16', client.offset_encoding)

-- Findings.
wait(function()
  return #findings('item-driven-sheet') > 0
end)
local found = findings('item-driven-sheet')
check('one finding of item-driven-sheet', #found == 1, vim.diagnostic.get(buffer))
local finding = found[1]
if not finding then
  os.exit(1)
end
local marked = vim.api.nvim_buf_get_text(buffer, finding.lnum, finding.col, finding.end_lnum, finding.end_col, {})
check('its range is the modifier after the emoji', vim.startswith(marked[1], 'sheet(isPresented:'), marked)
check('its message names the flag and the optional',
  finding.message:find('showsTrail', 1, true) and finding.message:find('tappedTrail', 1, true), finding.message)
check('no finding is shown twice', #vim.diagnostic.get(buffer, { lnum = finding.lnum }) == 1,
  vim.diagnostic.get(buffer, { lnum = finding.lnum }))

-- Hover, read from the window that a person would see.
vim.api.nvim_win_set_cursor(0, { finding.lnum + 1, finding.col + 1 })
vim.lsp.buf.hover()
local function floating_window()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      return window
    end
  end
end
wait(function()
  return floating_window() ~= nil
end)
local window = floating_window()
local hover = window and table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), '\n')
check('the hover names the rule', hover and hover:find('item-driven-sheet', 1, true), hover)
check('the hover quotes the handbook', hover and hover:find('Let the item drive the sheet', 1, true), hover)
if window then
  pcall(vim.api.nvim_win_close, window, true)
end

-- The fix, chosen from the code actions on the finding's line; the cursor stands before the finding.
vim.api.nvim_win_set_cursor(0, { finding.lnum + 1, 0 })
new_undo_step()
vim.lsp.buf.code_action({
  apply = true,
  filter = function(action)
    return action.kind == 'quickfix' and action.isPreferred == true
  end,
})
wait(function()
  return text() ~= original
end)
check('the fix gives the expected file', text() == expected, text())
wait(function()
  return #findings('item-driven-sheet') == 0
end)
check('the finding goes with the fix', #findings('item-driven-sheet') == 0, findings('item-driven-sheet'))

vim.cmd('silent undo')
check('one undo gives the text back', text() == original, text())
wait(function()
  return #findings('item-driven-sheet') == 1
end)
check('undo brings the finding back', #findings('item-driven-sheet') == 1, vim.diagnostic.get(buffer))

-- Fix on save, which has to be over before the file is written.
vim.api.nvim_create_autocmd('BufWritePre', {
  buffer = buffer,
  callback = function(event)
    package.fix(event.buf, 30000)
  end,
})
new_undo_step()
vim.cmd('silent write')
check('the written file is fixed', lines_of(file) == expected, lines_of(file))
vim.cmd('silent undo')
check('undo takes the fix on save back', text() == original, text())

-- Typing, in the small steps in which a person makes them.
local comment = '    // swiftui-patterns:disable:next item-driven-sheet - shown on purpose 🗺️'
vim.api.nvim_buf_set_lines(buffer, finding.lnum, finding.lnum, false, { '' })
for column = 0, #comment - 1 do
  local character = comment:sub(column + 1, column + 1)
  if character:byte() < 0x80 then
    vim.api.nvim_buf_set_text(buffer, finding.lnum, column, finding.lnum, column, { character })
  else
    vim.api.nvim_buf_set_text(buffer, finding.lnum, column, finding.lnum, column, { comment:sub(column + 1) })
    break
  end
end
wait(function()
  return #findings('item-driven-sheet') == 0
end)
check('a typed comment removes the finding', #findings('item-driven-sheet') == 0, vim.diagnostic.get(buffer))
vim.api.nvim_buf_set_lines(buffer, finding.lnum, finding.lnum + 1, false, {})
wait(function()
  return #findings('item-driven-sheet') == 1
end)
check('the finding returns without the comment', #findings('item-driven-sheet') == 1, vim.diagnostic.get(buffer))

vim.api.nvim_buf_set_lines(buffer, -1, -1, false, {
  '',
  'struct TrailButton: View {',
  '  @State private var shows = false',
  '  @State private var picked: Trail?',
  '',
  '  var body: some View {',
  '    Button("Pick 🥾") {',
  '      picked = Trail(id: 1, name: "é😀")',
  '      shows = true',
  '    }',
  '    .sheet(isPresented: $shows) {',
  '      if let picked {',
  '        TrailSheet(trail: picked)',
  '      }',
  '    }',
  '  }',
  '}',
})
wait(function()
  return #findings('item-driven-sheet') == 2
end)
check('a typed view adds its finding', #findings('item-driven-sheet') == 2, vim.diagnostic.get(buffer))

-- The command for the handbook.
vim.api.nvim_win_set_cursor(0, { finding.lnum + 1, finding.col + 1 })
vim.cmd('SwiftUIPatterns explain')
local explanation = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
check('explain opens the handbook in a window of its own',
  vim.api.nvim_get_current_buf() ~= buffer and vim.bo.filetype == 'markdown' and #explanation > 200, explanation)
if vim.api.nvim_get_current_buf() ~= buffer then
  vim.cmd.close()
end

-- Health.
vim.cmd('silent checkhealth swiftui_patterns')
local health = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
check('the health page finds no fault', not health:find('ERROR', 1, true) and not health:find('WARNING', 1, true), health)

-- The end.
if vim.fn.has('nvim-0.11') == 1 then
  client:stop()
else
  client.stop()
end
wait(function()
  return vim.lsp.get_client_by_id(client.id) == nil
end)
check('the server ends', vim.lsp.get_client_by_id(client.id) == nil, client.id)
driver.exit()
