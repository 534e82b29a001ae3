// Tests of docgen lsp with the package of VS Code's protocol. "make test-editors" runs them.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { CancellationTokenSource } from 'vscode-languageserver-protocol/node'
import { start } from './client.js'

const files = {
  'docgen.yaml': 'title: Docs\nurl: https://example.org\ndocs:\n  path: .\n',
  'index.md': '# Home\n\nSee [the setup](setp.md).\n\n## Next\n',
  'setup.md': '# Setup\n\n## On Windows\n\nText.\n',
}

/** RequestCancelled of the protocol, and the code that the server's library has for it. */
const canceledCodes = [-32800]

/** Starts a server for a site in a temporary folder. */
async function open(t) {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-lsp-'))
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  const client = start(folder)
  t.after(async () => {
    client.server.kill()
    await client.ended
    await rm(folder, { recursive: true })
  })
  return client
}

const at = (client, name, line, character) => ({
  textDocument: { uri: client.uriOf(name) },
  position: { line, character },
})

test('a client with all capabilities gets problems, completions and a clean end', async (t) => {
  const client = await open(t)
  const { capabilities, serverInfo } = await client.initialize()
  assert.equal(serverInfo.name, 'docgen')
  assert.ok(['utf-8', 'utf-16', 'utf-32'].includes(capabilities.positionEncoding))
  await client.open('index.md', files['index.md'])
  const [problem] = await client.problems('index.md', (found) => found.length > 0)
  assert.match(problem.message, /setp\.md/)
  assert.deepEqual(problem.range.start, { line: 2, character: 16 })

  await client.connection.sendNotification('textDocument/didChange', {
    textDocument: { uri: client.uriOf('index.md'), version: 2 },
    contentChanges: [
      { range: { start: { line: 2, character: 16 }, end: { line: 2, character: 23 } }, text: 'setup.md#' },
    ],
  })
  await client.problems('index.md', (found) => !found.some(({ message }) => message.includes('setp.md')))
  const list = await client.connection.sendRequest('textDocument/completion', at(client, 'index.md', 2, 25))
  const labels = (list.items ?? list).map(({ label }) => label)
  assert.ok(
    labels.some((label) => label.includes('on-windows')),
    `completions: ${labels}`,
  )
  assert.equal(await client.leave(), 0)
  assert.equal(client.errors(), '')
})

test('a request that the client cancels does not stop later ones', async (t) => {
  const client = await open(t)
  await client.initialize()
  await client.open('index.md', files['index.md'])
  await client.problems('index.md', (found) => found.length > 0)
  const canceled = Array.from({ length: 50 }, () => {
    const source = new CancellationTokenSource()
    const answer = client.connection.sendRequest(
      'textDocument/hover',
      at(client, 'index.md', 2, 18),
      source.token,
    )
    source.cancel()
    return answer.then(
      () => 'answered',
      ({ code }) => code,
    )
  })
  for (const outcome of await Promise.all(canceled)) {
    assert.ok(outcome === 'answered' || canceledCodes.includes(outcome), `outcome: ${outcome}`)
  }
  const symbols = await client.connection.sendRequest('textDocument/documentSymbol', {
    textDocument: { uri: client.uriOf('index.md') },
  })
  assert.equal(symbols.length, 1)
  assert.equal(await client.leave(), 0)
})

test('a document of 20 MB does not stop the server', async (t) => {
  const client = await open(t)
  await client.initialize()
  await client.open('setup.md', `# Setup\n\n${'A line of text with a [link](index.md).\n\n'.repeat(500_000)}`)
  await client.open('index.md', files['index.md'])
  await client.problems('index.md', (found) => found.length > 0)
  assert.equal(await client.leave(), 0)
})

test('the server ends when its client dies', async (t) => {
  const client = await open(t)
  await client.initialize()
  await client.open('index.md', files['index.md'])
  client.server.stdin.destroy()
  client.server.stdout.destroy()
  assert.notEqual(await client.ended, 0) // it was not asked to shut down
})

test('a request before initialize is an error, and an unknown one later, too', async (t) => {
  const client = await open(t)
  const early = client.connection.sendRequest('textDocument/hover', at(client, 'index.md', 0, 0))
  await assert.rejects(early, { code: -32002 })
  await client.initialize()
  await assert.rejects(client.connection.sendRequest('docgen/unknown', {}), { code: -32601 })
  assert.equal(await client.leave(), 0)
})
