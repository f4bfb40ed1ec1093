-- Drives a Neovim that has nothing but what the README of editors/neovim says in its init.lua:
--   nvim --headless FILE.swift -c 'luafile neovim-readme.lua', with EXPECTED in the environment
-- Prints "ok NAME" or "not ok NAME: why" for each check; the exit status is 1 when one failed.

local driver = dofile(debug.getinfo(1, 'S').source:match('^@(.*)[/\\]') .. '/driver.lua')
local check = driver.check

local function finish()
  vim.cmd(driver.failures() == 0 and 'qall!' or 'cquit 1')
end

local function wait(condition)
  return vim.wait(30000, condition, 20)
end

local function read(path)
  return table.concat(vim.fn.readfile(path), '\n')
end

local buffer = vim.api.nvim_get_current_buf()
local file = vim.api.nvim_buf_get_name(buffer)
local original, expected = read(file), read(vim.env.EXPECTED)
local root = vim.fn.fnamemodify(file, ':h:h:h')

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
end

local function findings()
  return vim.tbl_filter(function(finding)
    return finding.source == 'swiftui-patterns' and finding.code == 'item-driven-sheet'
  end, vim.diagnostic.get(buffer))
end

local function shows(count)
  return wait(function()
    return #findings() == count
  end)
end

-- A finding, its fix, and undo.
check('nothing is wrong in init.lua', vim.v.errmsg == '', vim.v.errmsg)
check('the finding is shown', shows(1), vim.diagnostic.get(buffer))
local finding = findings()[1]
if not finding then
  return finish()
end
vim.api.nvim_win_set_cursor(0, { finding.lnum + 1, finding.col })
vim.lsp.buf.code_action({
  apply = true,
  filter = function(action)
    return action.isPreferred == true
  end,
})
wait(function()
  return text() ~= original
end)
check('the code action fixes it', text() == expected, text())
vim.cmd('silent undo')
check('undo brings the finding back', text() == original and shows(1), vim.diagnostic.get(buffer))

-- The handbook.
vim.api.nvim_win_set_cursor(0, { finding.lnum + 1, finding.col })
vim.cmd('SwiftUIPatterns explain')
local explanation = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
check('explain shows the handbook', explanation:find('item-driven-sheet', 1, true) and #explanation > 200, explanation)
vim.cmd.close()

-- Fix on save. Both versions of the text have the same tick otherwise.
vim.bo[buffer].undolevels = vim.bo[buffer].undolevels
vim.bo[buffer].modified = true
vim.cmd('silent write')
check('the written file is fixed', read(file) == expected, read(file))
vim.cmd('silent undo')
check('undo takes that back', text() == original and shows(1), text())

-- The settings file, written in Neovim, counts at once and without a restart.
local function write_settings(line)
  vim.cmd.split(root .. '/.swiftui-patterns.json')
  vim.api.nvim_buf_set_lines(0, 0, -1, false, { line })
  vim.cmd('silent write')
  vim.cmd.close()
end
write_settings('{ "rules": { "item-driven-sheet": "off" } }')
check('the settings file turns the rule off', shows(0), findings())
write_settings('{}')
check('and on again', shows(1), findings())

-- The server's processes: the one that Neovim started and its worker.
local function children(process)
  local found = {}
  for _, folder in ipairs(vim.fn.glob('/proc/[0-9]*', true, true)) do
    local status, command = io.open(folder .. '/stat'), io.open(folder .. '/cmdline')
    local parent = status and (status:read('a') or ''):match('%) %S (%d+)')
    if tonumber(parent) == process and (command and command:read('a') or ''):find('swiftui-patterns', 1, true) then
      table.insert(found, tonumber(vim.fs.basename(folder)))
    end
  end
  return found
end

local server = children(vim.fn.getpid())[1]
local worker = server and children(server)[1]
if worker then
  check('it is the installed program', vim.startswith(vim.uv.fs_realpath('/proc/' .. server .. '/exe'), vim.env.HOME), server)
  vim.uv.kill(worker, 'sigkill')
  check('a killed worker is replaced', wait(function()
    local now = children(server)[1]
    return now ~= nil and now ~= worker
  end), children(server))
  write_settings('{ "rules": { "item-driven-sheet": "off" } }')
  check('and the new one knows the text', shows(0), findings())
  write_settings('{}')
  shows(1)
  vim.uv.kill(server, 'sigkill')
  wait(function()
    return #require('swiftui_patterns').clients() == 0
  end)
  check('findings go with the server', shows(0), findings())
end
vim.cmd('SwiftUIPatterns restart')
check('restart brings it back', shows(1), vim.diagnostic.get(buffer))

vim.cmd('silent checkhealth swiftui_patterns')
local health = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
check('the health page finds no fault', not health:find('ERROR', 1, true) and not health:find('WARNING', 1, true), health)
finish()
