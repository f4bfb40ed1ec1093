-- What the drivers of Neovim share: their checks, and the start of the package as its README says for each version.

local driver = {}
local failures = 0

-- Prints "ok NAME" or "not ok NAME: why".
function driver.check(name, good, why)
  if not good then
    failures = failures + 1
  end
  -- `print` of `nvim -l` writes to standard error.
  io.stdout:write(good and 'ok ' .. name or 'not ok ' .. name .. ': ' .. vim.inspect(why), '\n')
end

-- How many checks failed.
function driver.failures()
  return failures
end

-- Ends Neovim, with the exit status 1 when a check failed.
function driver.exit()
  os.exit(failures == 0 and 0 or 1)
end

-- Starts the package for Swift buffers that are opened from here on, with a command for the server.
function driver.start(package, command)
  if vim.lsp.enable then
    vim.lsp.config('swiftui_patterns', { cmd = command })
    vim.lsp.enable('swiftui_patterns')
  else
    vim.api.nvim_create_autocmd('FileType', {
      pattern = 'swift',
      callback = function(event)
        package.start(event.buf, { cmd = command })
      end,
    })
  end
end

return driver
