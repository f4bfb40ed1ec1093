-- The command :SwiftUIPatterns.
if vim.g.loaded_swiftui_patterns then
  return
end
vim.g.loaded_swiftui_patterns = true

local subcommands = {
  explain = function(words)
    require('swiftui_patterns').explain(words)
  end,
  fix = function()
    require('swiftui_patterns').fix()
  end,
  restart = function()
    require('swiftui_patterns').restart()
  end,
}

local function starting_with(prefix, candidates)
  return vim.tbl_filter(function(candidate)
    return vim.startswith(candidate, prefix)
  end, candidates)
end

vim.api.nvim_create_user_command('SwiftUIPatterns', function(command)
  local verb, words = command.args:match('^(%S+)%s*(.*)$')
  local run = subcommands[verb]
  if not run then
    vim.notify('swiftui-patterns: unknown command ' .. command.args, vim.log.levels.ERROR)
    return
  end
  run(words)
end, {
  nargs = '+',
  desc = 'Explain, fix, or restart the SwiftUI patterns server',
  complete = function(lead, line)
    if line:match('^%S+%s+explain%s') then
      return starting_with(lead, require('swiftui_patterns').rules())
    end
    return starting_with(lead, vim.fn.sort(vim.tbl_keys(subcommands)))
  end,
})

-- Neovim watches no files for servers on every system, so the servers hear of settings that are written here from here.
vim.api.nvim_create_autocmd('BufWritePost', {
  group = vim.api.nvim_create_augroup('swiftui_patterns', {}),
  pattern = '.swiftui-patterns.json',
  callback = function(event)
    require('swiftui_patterns').settings_written(event.buf)
  end,
})
