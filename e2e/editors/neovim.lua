-- Drives Neovim's own client through a site with docgen lsp. The test says in DOCGEN where docgen is, and the folder of the
-- site is the current one. It prints one line for each step, and ends with an exit code of 1 if one fails.
local root = vim.loop.cwd()
local failed = false

local function step(name, run)
  local ok, result = pcall(run)
  io.stdout:write(string.format('%s: %s\n', name, ok and tostring(result) or ('FAILED: ' .. tostring(result))))
  failed = failed or not ok
end

-- Waits until a condition holds: for the server, not for time.
local function wait(what, condition)
  assert(vim.wait(20000, condition, 20), 'waited in vain for ' .. what)
end

-- Asks the server as Neovim's commands do, and returns the answer.
local function ask(method, params)
  local answers = assert(vim.lsp.buf_request_sync(0, method, params, 20000), 'no answer to ' .. method)
  for _, answer in pairs(answers) do
    assert(not answer.err, vim.inspect(answer.err))
    return answer.result
  end
end

local client

local function cursor(line, column)
  vim.api.nvim_win_set_cursor(0, { line, column })
  return vim.lsp.util.make_position_params(0, vim.lsp.get_client_by_id(client).offset_encoding)
end

client = vim.lsp.start_client({ name = 'docgen', cmd = { os.getenv('DOCGEN'), 'lsp' }, root_dir = root })
vim.cmd('edit content/index.md')
vim.lsp.buf_attach_client(0, client)

step('diagnostics', function()
  wait('diagnostics', function() return #vim.diagnostic.get(0) > 0 end)
  return vim.diagnostic.get(0)[1].message:gsub('\n.*', '')
end)

step('completion', function()
  vim.api.nvim_buf_set_lines(0, -1, -1, true, { '[x](setup.md#)' })
  local last = vim.api.nvim_buf_line_count(0)
  local found = ask('textDocument/completion', cursor(last, 13))
  local items = vim.tbl_map(function(item) return item.label end, found.items or found)
  table.sort(items)
  vim.api.nvim_buf_set_lines(0, last - 1, last, true, {})
  return table.concat(items, ' ')
end)

step('hover', function()
  local found = assert(ask('textDocument/hover', cursor(5, 12)), 'no hover')
  local text = vim.lsp.util.convert_input_to_markdown_lines(found.contents)
  return text[1]
end)

step('definition', function()
  cursor(5, 12)
  vim.lsp.buf.definition()
  wait('the other page', function() return vim.api.nvim_buf_get_name(0):match('setup%.md$') end)
  local line = vim.api.nvim_win_get_cursor(0)[1]
  vim.cmd('buffer index.md')
  return 'line ' .. line
end)

step('code action', function()
  local params = cursor(3, 17)
  local range = { start = params.position, ['end'] = params.position }
  local diagnostics = vim.lsp.diagnostic.get_line_diagnostics(0, 2)
  local actions = ask('textDocument/codeAction', { textDocument = params.textDocument, range = range, context = { diagnostics = diagnostics } })
  assert(actions and actions[1], 'no action')
  vim.lsp.util.apply_workspace_edit(actions[1].edit, vim.lsp.get_client_by_id(client).offset_encoding)
  wait('the end of the diagnostics', function() return #vim.diagnostic.get(0) == 0 end)
  return actions[1].title .. ' -> ' .. vim.api.nvim_buf_get_lines(0, 2, 3, true)[1]
end)

step('end', function()
  vim.lsp.stop_client(client)
  wait('the end of the server', function() return vim.lsp.get_client_by_id(client) == nil end)
  return 'stopped'
end)

vim.cmd(failed and 'cquit 1' or 'quitall!')
