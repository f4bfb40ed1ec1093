-- Configuration of the language server for Neovim 0.11 and later. Turn it on with
--   vim.lsp.enable('swiftui_patterns')
-- and change it with vim.lsp.config('swiftui_patterns', { ... }).
---@type vim.lsp.Config
return {
  cmd = { 'swiftui-patterns', 'lsp' },
  filetypes = { 'swift' },
  root_dir = function(buffer, on_dir)
    on_dir(require('swiftui_patterns').root(buffer))
  end,
  -- Keys of .swiftui-patterns.json, which they override. Only what is set here is sent.
  settings = { swiftuiPatterns = vim.empty_dict() },
}
