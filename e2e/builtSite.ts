import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export const docgen = join(import.meta.dirname, '../bin/docgen')

/** BuiltSite is a temporary site, built and served as by a static host. */
export interface BuiltSite {
  url: string
  /** dist is the folder of the built files. */
  dist: string
  /** deploy changes files of the site and rebuilds it while it is served. */
  deploy(files: Record<string, string>): Promise<void>
  /** stop ends the server; start serves at the same address again. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** openBuiltSite writes files to a new folder, builds the site and serves it. */
export async function openBuiltSite(files: Record<string, string | Uint8Array>): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-built-'))
  async function deploy(changed: Record<string, string | Uint8Array>) {
    for (const [file, text] of Object.entries(changed)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    await promisify(execFile)(docgen, ['build', '-C', folder, '-q'])
  }
  await deploy(files)
  let server = serve(folder, '0')
  const url = await addressOf(server)
  return {
    url,
    dist: join(folder, 'dist'),
    deploy,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    async start() {
      server = serve(folder, new URL(url).port)
      await addressOf(server)
    },
    async close() {
      server.kill('SIGKILL')
      await rm(folder, { recursive: true })
    },
  }
}

const serve = (folder: string, port: string) =>
  spawn(docgen, ['serve', '-C', folder, '--port', port], { stdio: ['ignore', 'pipe', 'pipe'] })

/** Matches the address that a server prints. */
function addressOf(server: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((done, fail) => {
    const hear = (text: Buffer) => {
      said += text
      const match = /serving .* at (\S+)/.exec(said)
      if (match?.[1]) {
        done(match[1])
      }
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', (code) => fail(new Error(`docgen serve ended with ${code}: ${said}`)))
  })
}
