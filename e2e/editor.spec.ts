import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { settled } from './site'

/** startEditor starts "docgen lsp" and returns how to talk to it. */
function startEditor() {
  const server = spawn('../bin/docgen', ['lsp'], { cwd: import.meta.dirname, stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = new Map<number, (result: never) => void>()
  let isRead = () => {}
  const read = new Promise<void>((done) => {
    isRead = done
  })
  let received = Buffer.alloc(0)
  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  server.stdout.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part])
    for (;;) {
      const head = received.indexOf('\r\n\r\n')
      const size = Number(/Content-Length: (\d+)/.exec(received.toString('latin1', 0, head))?.[1])
      if (head < 0 || received.length < head + 4 + size) {
        return
      }
      const message = JSON.parse(received.toString('utf8', head + 4, head + 4 + size))
      received = received.subarray(head + 4 + size)
      if (message.method === 'window/workDoneProgress/create') {
        send({ id: message.id, result: null })
      } else if (message.params?.value?.kind === 'end') {
        isRead()
      }
      answers.get(message.id)?.(message.result as never)
    }
  })
  let asked = 0
  return {
    read,
    notify: (method: string, params: object) => send({ method, params }),
    call<Result>(method: string, params: object | null) {
      send({ id: ++asked, method, params })
      return new Promise<Result>((answered) => answers.set(asked, answered))
    },
  }
}

test('the page beside an editor shows what is typed and follows the cursor', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-editor-'))
  await mkdir(join(folder, 'content'))
  await writeFile(join(folder, 'docgen.yaml'), 'title: Site\nurl: https://example.org\n')
  const filler = 'Words.\n\n'.repeat(60)
  const text = (title: string) => `# ${title}\n\n${filler}## First\n\n${filler}## Second\n\n${filler}`
  const file = join(folder, 'content', 'index.md')
  await writeFile(file, text('Saved'))
  const uri = pathToFileURL(file).href
  const editor = startEditor()
  await editor.call('initialize', { capabilities: { window: { workDoneProgress: true } } })
  editor.notify('textDocument/didOpen', { textDocument: { uri, version: 1, languageId: 'markdown', text: text('Saved') } })
  await editor.read
  const { url } = await editor.call<{ url: string }>('workspace/executeCommand', {
    command: 'docgen.preview',
    arguments: [{ uri, line: 0 }],
  })
  await page.goto(url)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved')

  editor.notify('textDocument/didChange', { textDocument: { uri, version: 2 }, contentChanges: [{ text: text('Typed') }] })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed')

  const line = text('').split('\n').indexOf('## Second')
  editor.notify('docgen/cursor', { textDocument: { uri }, position: { line: line + 5, character: 0 } })
  const second = page.getByRole('heading', { name: 'Second' })
  await expect.poll(async () => (await second.boundingBox())?.y).toBeLessThan(200)
  editor.notify('docgen/cursor', { textDocument: { uri }, position: { line: 0, character: 0 } })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await editor.call('shutdown', null)
  editor.notify('exit', {})
  await rm(folder, { recursive: true })
})
