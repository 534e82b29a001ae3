#!/usr/bin/env node
// A docgen whose language server is the real one, except for the preview: the page says which file, line and cursor the
// editor asked for. The test writes the path of the real docgen into DOCGEN.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const docgen = spawn(process.env.DOCGEN, process.argv.slice(2), { stdio: ['pipe', 'inherit', 'inherit'] })
writeFileSync('started', '') // in the folder of the site
docgen.on('exit', (code) => process.exit(code ?? 1))

let cursor = 'nowhere'
const web = createServer(({ url }, answer) => {
  answer.setHeader('Content-Type', 'text/html')
  answer.end(url === '/cursor' ? cursor : page(url))
}).listen(0, '127.0.0.1')

const page = (url) => `<!doctype html><h1>${url}</h1><p></p><script>
setInterval(async () => { document.querySelector('p').textContent = await (await fetch('/cursor')).text() }, 50)
</script>`

function send(message) {
  const text = JSON.stringify(message)
  process.stdout.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
}

/** Answers what belongs to the preview, and gives all else to docgen. */
function receive(raw, { id, method, params }) {
  if (method === 'workspace/executeCommand' && params.command === 'docgen.preview') {
    const [{ uri, line }] = params.arguments
    const url = `http://127.0.0.1:${web.address().port}/${uri.split('/').pop()}?line=${line}`
    send({ jsonrpc: '2.0', id, result: { url } })
  } else if (method === 'docgen/cursor') {
    cursor = `${params.textDocument.uri.split('/').pop()} ${params.position.line}`
  } else {
    docgen.stdin.write(raw)
  }
}

let received = Buffer.alloc(0)
process.stdin.on('data', (data) => {
  received = Buffer.concat([received, data])
  for (;;) {
    const head = received.indexOf('\r\n\r\n')
    const length = Number(
      /Content-Length: (\d+)/i.exec(received.toString('latin1', 0, Math.max(head, 0)))?.[1],
    )
    const end = head + 4 + length
    if (head < 0 || received.length < end) {
      return
    }
    receive(received.subarray(0, end), JSON.parse(received.toString('utf8', head + 4, end)))
    received = received.subarray(end)
  }
})
process.stdin.on('end', () => docgen.stdin.end())
