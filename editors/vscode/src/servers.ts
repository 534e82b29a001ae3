import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { commands, env, type LogOutputChannel, Uri, window, workspace } from 'vscode'
import {
  type DocumentSelector,
  type DynamicFeature,
  LanguageClient,
  type StaticFeature,
} from 'vscode-languageclient/node'
import { findDocgen, isInside, outermost } from './find'

const installPage = 'https://github.com/docgen-cli/docgen/blob/main/docs/content/guides/start/install.md'

/** The files that docgen can say something about, and those that its problems depend on. */
const pages = '**/*.{md,mdx}'
const settings = [
  '**/*.{yaml,yml}',
  '**/{docgen.lock,*sidebars,versions,_category_,tags,authors}.json',
  '**/i18n/**/*.json',
]
const watched = '**/*.{md,mdx,yaml,yml,json,png,jpg,jpeg,gif,svg,webp,avif}'

/** A process of docgen, and the sites that it answers for. */
interface Server {
  client: LanguageClient
  sites: string[]
}

/**
 * Servers runs the language servers of a window: one for each docgen program, since a process of docgen knows several sites, but a
 * site may ask for a version of its own. A site inside another one has the server of the outer one, because both get its files.
 */
export class Servers {
  readonly #log: LogOutputChannel
  readonly #watcher = workspace.createFileSystemWatcher(watched)
  #running: Server[] = []
  #turn: Promise<void> = Promise.resolve()

  constructor(log: LogOutputChannel) {
    this.#log = log
  }

  get hasSite(): boolean {
    return this.#running.length > 0
  }

  /** Returns the client that knows a file. */
  clientOf({ scheme, fsPath }: Uri): LanguageClient | undefined {
    const isOurs = ({ sites }: Server) => sites.some((site) => isInside(fsPath, site))
    return scheme === 'file' ? this.#running.find(isOurs)?.client : undefined
  }

  /** Stops all servers, and starts those that the workspace needs now. Calls wait for each other. */
  restart(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      await this.#stopAll()
      await this.#startAll()
      await commands.executeCommand('setContext', 'docgen.hasSite', this.hasSite)
    })
    return this.#turn
  }

  stop(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#stopAll())
    return this.#turn.then(() => this.#watcher.dispose())
  }

  async #stopAll() {
    const stopped = this.#running
    this.#running = []
    await Promise.all(
      stopped.map(({ client }) =>
        client.dispose().catch((cause) => this.#log.warn(`cannot stop docgen: ${cause}`)),
      ),
    )
  }

  async #startAll() {
    if (!workspace.isTrusted) {
      this.#log.info('The workspace is not trusted, so docgen does not start: it would run code of the site.')
      return
    }
    const sitesOf = new Map<string, string[]>()
    const without: string[] = []
    for (const site of await findSites()) {
      const program = await programFor(site)
      if (program) {
        sitesOf.set(program, [...(sitesOf.get(program) ?? []), site])
      } else {
        without.push(site)
      }
    }
    await Promise.all([...sitesOf].map(([program, sites]) => this.#start(program, sites)))
    if (without.length > 0) {
      void this.#explainMissing(without)
    }
  }

  async #start(program: string, sites: string[]) {
    this.#log.info(`starting ${program} for ${sites.join(', ')}`)
    const isScript = program.endsWith('.cmd') // Node starts such files only in a shell
    const run = {
      command: isScript ? `"${program}"` : program,
      args: ['lsp'],
      options: { shell: isScript, cwd: sites[0] },
    }
    const client = new Client('docgen', 'docgen', run, {
      documentSelector: sites.flatMap(selectorOf),
      outputChannel: this.#log,
      synchronize: { fileEvents: this.#watcher },
    })
    this.#running.push({ client, sites })
    try {
      await client.start()
    } catch (cause) {
      this.#running = this.#running.filter((server) => server.client !== client)
      this.#log.error(`cannot start ${program}: ${cause}`)
    }
  }

  async #explainMissing(sites: string[]) {
    this.#log.warn(`no docgen for ${sites.join(', ')}: neither docgen.path, node_modules nor PATH has one`)
    const [install, again, choose] = ['How to Install', 'Try Again', 'Set Path']
    const text = 'This site has no docgen yet, so VS Code cannot show its problems.'
    const chosen = await window.showWarningMessage(text, install, again, choose)
    if (chosen === install) {
      await env.openExternal(Uri.parse(installPage))
    } else if (chosen === choose) {
      await commands.executeCommand('workbench.action.openSettings', 'docgen.path')
    } else if (chosen === again) {
      await this.restart()
    }
  }
}

/** Client leaves it to this extension to register commands: two servers would register the same ones. */
class Client extends LanguageClient {
  override registerFeature(feature: StaticFeature | DynamicFeature<unknown>): void {
    if (!('registrationType' in feature && feature.registrationType.method === 'workspace/executeCommand')) {
      super.registerFeature(feature)
    }
  }
}

function selectorOf(site: string): DocumentSelector {
  const baseUri = Uri.file(site).toString()
  return [pages, ...settings].map((pattern) => ({ scheme: 'file', pattern: { baseUri, pattern } }))
}

/** Returns the folders of the workspace that have a docgen.yaml. */
async function findSites(): Promise<string[]> {
  const files = await workspace.findFiles('**/docgen.yaml', '**/node_modules/**')
  const folders = files.filter(({ scheme }) => scheme === 'file').map(({ fsPath }) => dirname(fsPath))
  return outermost(folders).sort()
}

function programFor(site: string): Promise<string | undefined> {
  const uri = Uri.file(site)
  return findDocgen({
    setting: workspace.getConfiguration('docgen', uri).get('path', ''),
    site,
    root: workspace.getWorkspaceFolder(uri)?.uri.fsPath ?? site,
    path: process.env.PATH ?? '',
    isWindows: process.platform === 'win32',
    isFile: (path) =>
      stat(path).then(
        (found) => found.isFile(),
        () => false,
      ),
  })
}
