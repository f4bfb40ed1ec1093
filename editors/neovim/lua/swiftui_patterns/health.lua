-- The page of `:checkhealth swiftui_patterns`.
local M = {}

local health = vim.health

local function check_program(program)
  health.start('Program')
  if vim.fn.executable(program) == 0 then
    health.error(program .. ' is not an executable that Neovim can find', {
      'install it with `swift run -c release swiftui-patterns install` in the folder of its repository, and put ~/.local/bin on your PATH',
      "or name it: vim.lsp.config('swiftui_patterns', { cmd = { '/path/to/swiftui-patterns', 'lsp' } })",
    })
    return
  end
  local result = vim.system({ program, '--version' }, { text = true }):wait(10000)
  if result.code == 0 then
    health.ok(vim.fn.exepath(program) .. ': ' .. vim.trim(result.stdout))
  else
    health.error(program .. ' does not start: ' .. vim.trim(result.stderr or ''), {
      'what was built but not installed needs the Swift toolchain that built it: install it, or build it again',
    })
  end
end

local function check_clients(clients)
  health.start('Server')
  if #clients == 0 then
    health.warn('no buffer is attached to the server', {
      'open a Swift file first',
      vim.lsp.enable and "turn the server on: vim.lsp.enable('swiftui_patterns')"
        or "start it from a FileType autocommand: require('swiftui_patterns').start()",
    })
    return
  end
  for _, client in ipairs(clients) do
    local buffers = vim.tbl_count(client.attached_buffers or {})
    local root = client.config.root_dir or 'no folder'
    health.ok(('client %d in %s, %d buffer(s)'):format(client.id, root, buffers))
    for buffer in pairs(client.attached_buffers or {}) do
      for _, other in ipairs(vim.lsp.get_clients({ bufnr = buffer })) do
        if other.offset_encoding ~= client.offset_encoding then
          health.warn(('%s counts columns in %s, this server in %s'):format(
            other.name, other.offset_encoding, client.offset_encoding))
        end
      end
    end
  end
end

function M.check()
  local package = require('swiftui_patterns')
  health.start('Neovim')
  if vim.fn.has('nvim-0.11') == 1 then
    health.ok('vim.lsp.enable is there')
  elseif vim.fn.has('nvim-0.10') == 1 then
    health.ok("Neovim 0.10: started by require('swiftui_patterns').start()")
  else
    health.error('Neovim 0.10 or later is needed')
    return
  end
  check_program(package.executable())
  check_clients(package.clients())
end

return M
