import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'

const root = join(import.meta.dirname, '../..')
const server = join(import.meta.dirname, 'node_modules/code-server/lib/vscode/out/server-main.js')

/** VS Code as a web server, with the packed extension and nothing else installed. */
export interface Workbench {
  /** Opens a folder in a window, and trusts it or not. */
  open(page: Page, folder: string, isTrusted?: boolean): Promise<void>
  close(): Promise<void>
}

/** Starts VS Code with a color theme. What it writes goes to a temporary folder. */
export async function startWorkbench(theme = 'Default Light Modern'): Promise<Workbench> {
  const home = await mkdtemp(join(tmpdir(), 'docgen-vscode-'))
  await mkdir(join(home, 'data/data/User'), { recursive: true })
  const settings = {
    'workbench.colorTheme': theme,
    'workbench.startupEditor': 'none',
    'editor.minimap.enabled': false,
    'editor.stickyScroll.enabled': false,
    'markdown.suggest.paths.enabled': false, // which VS Code lists besides
  }
  await writeFile(join(home, 'data/data/User/settings.json'), JSON.stringify(settings))
  const folders = ['--server-data-dir', join(home, 'data'), '--extensions-dir', join(home, 'extensions')]
  const extension = join(root, 'bin', `docgen-vscode-${await version()}.vsix`)
  execFileSync('node', [server, ...folders, '--install-extension', extension], { stdio: 'ignore' })
  const options = [
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    '--without-connection-token',
    '--accept-server-license-terms',
  ]
  const env = { ...process.env, VSCODE_PROXY_URI: '', DOCGEN: join(root, 'bin/docgen') } // without code-server's proxy of ports
  const code = spawn('node', [server, ...folders, ...options, '--disable-telemetry'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const url = await address(code.stdout)
  return {
    async open(page, folder, isTrusted = true) {
      await page.goto(`${url}/?folder=${folder}`)
      await page.getByRole('button', { name: isTrusted ? /^Yes, I trust/ : /^No, I don't trust/ }).click()
      await expect(page.getByRole('treeitem', { name: 'docgen.yaml' })).toBeVisible()
    },
    async close() {
      code.kill()
      await once(code, 'exit')
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function version(): Promise<string> {
  const manifest: { version: string } = await import(join(root, 'editors/vscode/package.json'), {
    with: { type: 'json' },
  }).then((module) => module.default)
  return manifest.version
}

/** Reads the address that the server prints. */
async function address(printed: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of printed) {
    text += chunk
    const port = /listening on (\d+)/.exec(text)?.[1]
    if (port) {
      printed.resume()
      return `http://127.0.0.1:${port}`
    }
  }
  throw new Error(`VS Code did not start:\n${text}`)
}

/** Writes a site whose node_modules has a program as docgen: the real one, or the stand-in. */
export async function writeSite(
  files: Record<string, string>,
  program = join(import.meta.dirname, 'standin.js'),
): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'docgen-site-')), 'acme-sync')
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true })
  await symlink(program, join(folder, 'node_modules/.bin/docgen'))
  return folder
}

/** Opens a file of the workspace, as one does with the keyboard. */
export async function openFile(page: Page, name: string) {
  await page.keyboard.press('ControlOrMeta+P')
  await page.keyboard.type(name)
  await page
    .getByRole('option', { name: new RegExp(name.split('/').pop() ?? name) })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('tab', { name: new RegExp(name.split('/').pop() ?? name), selected: true }),
  ).toBeVisible()
}

/** Runs a command of the palette. */
export async function runCommand(page: Page, title: string) {
  await page.keyboard.press('F1')
  await page.keyboard.type(title)
  await page
    .getByRole('option', { name: new RegExp(`^${title}`) })
    .first()
    .click()
}
