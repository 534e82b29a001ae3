// A client of docgen lsp that is made of the package with which VS Code's own clients talk to servers.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import { capabilities } from './capabilities.js'

const program = join(import.meta.dirname, '../../bin/docgen')

/** Starts docgen lsp for a folder. */
export function start(folder) {
  const server = spawn(program, ['lsp'], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = once(server, 'exit').then(([code]) => code)
  let errors = ''
  server.stderr.on('data', (text) => {
    errors += text
  })
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  const findings = new Map()
  const waiting = new Set()
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
    findings.set(uri, diagnostics)
    for (const look of waiting) {
      look()
    }
  })
  connection.onRequest((method) => (method === 'workspace/configuration' ? [] : null)) // what the server may ask for
  connection.onError(() => {})
  connection.listen()
  const uriOf = (name) => pathToFileURL(join(folder, name)).toString()
  return {
    server,
    connection,
    ended,
    uriOf,
    errors: () => errors,

    async initialize() {
      const root = pathToFileURL(folder).toString()
      const answer = await connection.sendRequest('initialize', {
        processId: process.pid,
        rootUri: root,
        workspaceFolders: [{ uri: root, name: 'site' }],
        clientInfo: { name: 'test' },
        capabilities,
      })
      await connection.sendNotification('initialized', {})
      return answer
    },

    open(name, text, version = 1) {
      return connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri: uriOf(name), languageId: 'markdown', version, text },
      })
    },

    /** Waits until the problems of a file are as wanted, and returns them. */
    problems(name, isWanted) {
      return new Promise((resolve) => {
        const look = () => {
          const found = findings.get(uriOf(name))
          if (found && isWanted(found)) {
            waiting.delete(look)
            resolve(found)
          }
        }
        waiting.add(look)
        look()
      })
    },

    async leave() {
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      return ended
    },
  }
}
