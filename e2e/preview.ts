import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** Preview is a temporary site with a running "docgen dev". */
export interface Preview {
  url: string
  /** write saves a file of the site and creates its folder. */
  write(file: string, text: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  remove(file: string): Promise<void>
  copy(from: string, to: string): Promise<void>
  /** said returns the output of docgen since the last call. */
  said(): string
  /** stop stops the server and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** restart starts the server again, at the same address. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** openPreview writes files to a new folder and starts a preview. */
export async function openPreview(files: Record<string, string | Uint8Array>): Promise<Preview> {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-preview-'))
  const at = (file: string) => join(folder, file)
  async function write(file: string, text: string | Uint8Array) {
    await mkdir(dirname(at(file)), { recursive: true })
    const beside = join(dirname(at(file)), `.${basename(file)}.new`) // like editors, which never leave half a file
    await writeFile(beside, text)
    await rename(beside, at(file))
  }
  for (const [file, text] of Object.entries(files)) {
    await write(file, text)
  }
  let running = await start(folder, '0')
  const { url } = running
  async function stop(signal: NodeJS.Signals = 'SIGINT') {
    const { server } = running
    if (server.exitCode !== null || server.signalCode !== null) {
      return server.exitCode
    }
    const ended = new Promise<number | null>((done) => server.once('exit', done))
    server.kill(signal)
    return ended
  }
  return {
    url,
    write,
    rename: (from, to) => rename(at(from), at(to)),
    remove: (file) => rm(at(file), { recursive: true }),
    copy: (from, to) => cp(from, at(to), { recursive: true }),
    said: () => running.said(),
    stop,
    async restart() {
      running = await start(folder, new URL(url).port)
    },
    async close() {
      await stop('SIGKILL')
      await rm(folder, { recursive: true })
    },
  }
}

async function start(
  folder: string,
  port: string,
): Promise<{ url: string; server: ChildProcess; said: () => string }> {
  const server = spawn(join(import.meta.dirname, '../bin/docgen'), ['dev', '-C', folder, '--port', port], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((done, fail) => {
    server.stderr?.on('data', (text) => {
      said += text
      const match = /previewing at (\S+)/.exec(said)
      if (match?.[1]) {
        done(match[1])
      }
    })
    server.once('exit', (code) => fail(new Error(`docgen dev ended with ${code}: ${said}`)))
  })
  const take = () => {
    const text = said
    said = ''
    return text
  }
  return { url, server, said: take }
}
