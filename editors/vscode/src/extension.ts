import { commands, type ExtensionContext, window, workspace } from 'vscode'
import { Preview } from './preview'
import { Servers } from './servers'
import { Status } from './status'

let servers: Servers | undefined

export async function activate({ subscriptions }: ExtensionContext) {
  const log = window.createOutputChannel('docgen', { log: true })
  const status = new Status()
  const running = new Servers(log)
  servers = running
  const preview = new Preview(running)
  const restart = async () => {
    await running.restart()
    status.isVisible = running.hasSite
    await preview.refresh()
  }
  const sites = workspace.createFileSystemWatcher('**/docgen.yaml', false, true, false)
  subscriptions.push(
    log,
    status,
    preview,
    sites,
    sites.onDidCreate(restart),
    sites.onDidDelete(restart),
    workspace.onDidGrantWorkspaceTrust(restart),
    workspace.onDidChangeWorkspaceFolders(restart),
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('docgen.path') && restart()),
    commands.registerCommand('docgen.openPreview', () => preview.open()),
    commands.registerCommand('docgen.restart', restart),
    commands.registerCommand('docgen.showLog', () => log.show()),
  )
  await restart()
}

export function deactivate(): Promise<void> | undefined {
  return servers?.stop()
}
