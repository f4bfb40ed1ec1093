-- What the Neovim package offers beside the server's configuration: see |swiftui-patterns|.
local M = {}

local name = 'swiftui_patterns'
local fix_all = 'source.fixAll.swiftuiPatterns'

---@param message string
---@param level integer of vim.log.levels
local function notify(message, level)
  vim.notify('swiftui-patterns: ' .. message, level)
end

--- Whether a file is a manifest of Tuist and not some type of that name.
local function is_tuist(path)
  local read, lines = pcall(vim.fn.readfile, path)
  return read and table.concat(lines, '\n'):find('import ProjectDescription', 1, true) ~= nil
end

--- Whether a folder holds a file that describes a project.
local function has_project(folder)
  for name in vim.fs.dir(folder) do
    if
      name == 'Package.swift'
      or name == 'project.yml'
      or name:match('%.xcodeproj$')
      or name:match('%.xcworkspace$')
      or ((name == 'Project.swift' or name == 'Workspace.swift') and is_tuist(folder .. '/' .. name))
    then
      return true
    end
  end
  return false
end

--- The folder that the server is started in for a buffer, the same for an app and its local packages: going up, never above the
--- Git work tree nor to the home folder, the outermost folder with a project; else the work tree; else that of the file.
---@param buffer integer
---@return string
function M.root(buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  local start = file ~= '' and vim.fs.dirname(file) or vim.fn.getcwd()
  local home = vim.uv.os_homedir()
  local folder, root = start, nil
  while folder ~= home and folder ~= vim.fs.dirname(folder) do
    if has_project(folder) then
      root = folder
    end
    if vim.uv.fs_stat(folder .. '/.git') then
      return root or folder
    end
    folder = vim.fs.dirname(folder)
  end
  return root or vim.fs.root(buffer, '.swiftui-patterns.json') or start
end

---@param buffer? integer
---@return vim.lsp.Client[]
function M.clients(buffer)
  return vim.lsp.get_clients({ name = name, bufnr = buffer })
end

--- What `start` was given last, for a restart of a server that is gone.
---@type table?
local started_with

--- Starts the server for a buffer, as `vim.lsp.enable` does from Neovim 0.11 on. For a FileType autocommand of Neovim 0.10.
---@param buffer? integer
---@param config? table merged over the default configuration
---@return integer? id of the client
function M.start(buffer, config)
  buffer = (buffer == nil or buffer == 0) and vim.api.nvim_get_current_buf() or buffer
  started_with = config
  local defaults = {
    name = name,
    cmd = { 'swiftui-patterns', 'lsp' },
    root_dir = M.root(buffer),
    settings = { swiftuiPatterns = vim.empty_dict() },
  }
  return vim.lsp.start(vim.tbl_deep_extend('force', defaults, config or {}), { bufnr = buffer })
end

-- The client's functions became methods in Neovim 0.11.
local function request(client, method, params, timeout, buffer)
  if vim.fn.has('nvim-0.11') == 1 then
    return client:request_sync(method, params, timeout, buffer)
  end
  return client.request_sync(method, params, timeout, buffer)
end

--- Tells the servers that a settings file was written.
---@param buffer integer the settings file's
function M.settings_written(buffer)
  local params = { changes = { { uri = vim.uri_from_bufnr(buffer), type = 2 } } }
  for _, client in ipairs(M.clients()) do
    if vim.fn.has('nvim-0.11') == 1 then
      client:notify('workspace/didChangeWatchedFiles', params)
    else
      client.notify('workspace/didChangeWatchedFiles', params)
    end
  end
end

--- Applies every safe fix to a buffer and returns when that is done, so that it can run before the buffer is written.
---@param buffer? integer the current one by default
---@param timeout? integer milliseconds to wait for each answer, 2000 by default
---@return boolean changed
function M.fix(buffer, timeout)
  buffer = (buffer == nil or buffer == 0) and vim.api.nvim_get_current_buf() or buffer
  timeout = timeout or 2000
  local before = vim.api.nvim_buf_get_changedtick(buffer)
  -- The place behind the last line break; a buffer without one ends in its last line.
  local last = vim.api.nvim_buf_line_count(buffer) - (vim.bo[buffer].endofline and 0 or 1)
  for _, client in ipairs(M.clients(buffer)) do
    local params = {
      textDocument = vim.lsp.util.make_text_document_params(buffer),
      range = {
        start = { line = 0, character = 0 },
        ['end'] = { line = last, character = 0 },
      },
      context = { only = { fix_all }, diagnostics = {}, triggerKind = 2 },
    }
    local answer, failure = request(client, 'textDocument/codeAction', params, timeout, buffer)
    if not answer or answer.err then
      notify('no fixes: ' .. (failure or answer and answer.err.message or 'no answer'), vim.log.levels.WARN)
    end
    for _, action in ipairs(answer and answer.result or {}) do
      if not action.edit and not action.disabled then
        local resolved = request(client, 'codeAction/resolve', action, timeout, buffer)
        action = resolved and resolved.result or action
      end
      if action.edit then
        vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
      end
    end
  end
  return vim.api.nvim_buf_get_changedtick(buffer) ~= before
end

--- The command line program: the one that the running server is, else the one of the configuration.
---@return string
function M.executable()
  local client = M.clients()[1]
  local config = client and client.config
  if not config and vim.lsp.config then
    config = vim.lsp.config[name]
  end
  local cmd = config and config.cmd
  return type(cmd) == 'table' and cmd[1] or 'swiftui-patterns'
end

--- What to explain at the cursor: the rule of a finding there, else the word.
---@return string
local function subject()
  local cursor = vim.api.nvim_win_get_cursor(0)
  local nearest
  for _, finding in ipairs(vim.diagnostic.get(0, { lnum = cursor[1] - 1 })) do
    if finding.source == 'swiftui-patterns' and finding.code then
      local covers = finding.col <= cursor[2] and cursor[2] < (finding.end_col or finding.col)
      if covers or not nearest then
        nearest = tostring(finding.code)
      end
    end
  end
  return nearest or vim.fn.expand('<cword>')
end

--- Shows the handbook's section about a rule, an API, a message of the run time, or free words, in a window of its own.
---@param words? string by default the finding or the word under the cursor
function M.explain(words)
  if words == nil or words == '' then
    words = subject()
  end
  if words == '' then
    return notify('nothing under the cursor to explain', vim.log.levels.WARN)
  end
  local command = vim.list_extend({ M.executable(), 'explain' }, vim.split(words, '%s+', { trimempty = true }))
  local started, result = pcall(function()
    return vim.system(command, { text = true }):wait(10000)
  end)
  if not started then
    return notify('cannot run ' .. command[1] .. '; see :checkhealth swiftui_patterns', vim.log.levels.ERROR)
  end
  if result.code ~= 0 then
    return notify(vim.trim(result.stderr or ''), vim.log.levels.WARN)
  end
  vim.cmd.new()
  local buffer = vim.api.nvim_get_current_buf()
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(vim.trim(result.stdout), '\n', { plain = true }))
  vim.bo[buffer].buftype = 'nofile'
  vim.bo[buffer].bufhidden = 'wipe'
  vim.bo[buffer].swapfile = false
  vim.bo[buffer].filetype = 'markdown'
  vim.bo[buffer].modifiable = false
  vim.keymap.set('n', 'q', '<Cmd>close<CR>', { buffer = buffer, desc = 'Close the explanation' })
end

--- Ids of all rules, for completion.
---@return string[]
function M.rules()
  local started, result = pcall(function()
    return vim.system({ M.executable(), 'rules', '--format', 'json' }, { text = true }):wait(5000)
  end)
  if not started or result.code ~= 0 then
    return {}
  end
  local read, rules = pcall(vim.json.decode, result.stdout)
  return read and vim.tbl_map(function(rule)
    return rule.id
  end, rules) or {}
end

--- Starts a server that is gone for every Swift buffer.
local function revive()
  local enabled = vim.lsp.config and vim.lsp.config[name]
  local config = enabled and { cmd = enabled.cmd, settings = enabled.settings } or started_with
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) and vim.bo[buffer].filetype == 'swift' then
      M.start(buffer, config)
    end
  end
end

--- Ends the server and starts it again for every buffer that it had; starts one that is gone.
function M.restart()
  if #M.clients() == 0 then
    return revive()
  end
  for _, client in ipairs(M.clients()) do
    local buffers = vim.tbl_keys(client.attached_buffers)
    local config = client.config
    if vim.fn.has('nvim-0.11') == 1 then
      client:stop()
    else
      client.stop()
    end
    vim.wait(3000, function()
      return vim.lsp.get_client_by_id(client.id) == nil
    end, 20)
    for _, buffer in ipairs(buffers) do
      vim.lsp.start(config, { bufnr = buffer })
    end
  end
end

return M
