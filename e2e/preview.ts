import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** The files of a site. */
type Files = Record<string, string | Uint8Array>

/** Preview is a temporary site with a running "docgen dev". */
export interface Preview {
  url: string
  /** write saves a file of the site and creates its folder. */
  write(file: string, text: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  remove(file: string): Promise<void>
  /** said returns the output of docgen since the last start or reset. */
  said(): string
  /** stop stops the server and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** restart starts the server again, at the same address. */
  restart(): Promise<void>
  /** reset restores the files of the start, and resolves once the preview shows them. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** openPreview writes files to a new folder and starts a preview. */
export async function openPreview(files: Files): Promise<Preview> {
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
  let resets = 0
  let silence = 0 // how much of the output belongs to the test before
  return {
    url,
    write,
    rename: (from, to) => rename(at(from), at(to)),
    remove: (file) => rm(at(file), { recursive: true }),
    said: () => running.said.slice(silence),
    stop,
    async restart() {
      running = await start(folder, new URL(url).port)
      silence = 0
    },
    async reset() {
      for (const file of await filesOf(folder)) {
        if (!(file in files)) {
          await rm(at(file))
        }
      }
      for (const [file, text] of Object.entries(files)) {
        if ((await readFile(at(file), 'utf8').catch(() => undefined)) !== text) {
          await write(file, text)
        }
      }
      // The preview handles saves in order, so it has handled all of them when it shows the last.
      const last = `reset ${++resets}`
      await write('content/last.md', `# Last\n\n${last}.\n`)
      for (let shown = ''; !shown.includes(last); ) {
        shown = await (await fetch(`${url}last`)).text()
      }
      silence = running.said.length
    },
    async close() {
      await stop('SIGKILL')
      await rm(folder, { recursive: true })
    },
  }
}

/** The visible files of a folder. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !/(^|\/)\./.test(file))
}

interface Running {
  url: string
  server: ChildProcess
  said: string
}

async function start(folder: string, port: string): Promise<Running> {
  const server = spawn(join(import.meta.dirname, '../bin/docgen'), ['dev', '-C', folder, '--port', port], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const running = { url: '', server, said: '' }
  await new Promise<void>((done, fail) => {
    server.stderr.on('data', (text) => {
      running.said += text
      const match = /previewing at (\S+)/.exec(running.said)
      if (match?.[1]) {
        running.url = match[1]
        done()
      }
    })
    server.once('exit', (code) => fail(new Error(`docgen dev ended with ${code}: ${running.said}`)))
  })
  return running
}
