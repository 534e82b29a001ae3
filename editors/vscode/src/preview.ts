import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import {
  type Disposable,
  env,
  type TextDocument,
  type TextEditor,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
} from 'vscode'
import type { Servers } from './servers'

/** Moves of the cursor within this many milliseconds are one. */
const pause = 60

/**
 * Preview is a panel beside the editor that shows the page of the active file, as "docgen dev" does. The server starts one
 * preview for each site and says where a page is; the panel has it in a frame.
 */
export class Preview implements Disposable {
  readonly #servers: Servers
  readonly #listeners: Disposable[]
  #panel: WebviewPanel | undefined
  #origin = ''
  #shown = ''
  #timer: NodeJS.Timeout | undefined

  constructor(servers: Servers) {
    this.#servers = servers
    this.#listeners = [
      window.onDidChangeActiveTextEditor((editor) => this.#follow(editor)),
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.#follow(textEditor)),
    ]
  }

  /** Opens the panel, or shows it again. */
  async open(editor = window.activeTextEditor) {
    const url = editor && (await this.#urlOf(editor))
    if (!url) {
      return
    }
    if (this.#panel) {
      this.#panel.reveal(undefined, true)
    } else {
      this.#create()
    }
    this.#show(editor.document, url)
  }

  /** Shows the page again after the servers have restarted: their previews have other addresses. */
  async refresh() {
    this.#shown = ''
    await this.#follow(window.activeTextEditor)
  }

  dispose() {
    clearTimeout(this.#timer)
    this.#panel?.dispose()
    for (const listener of this.#listeners) {
      listener.dispose()
    }
  }

  #create() {
    const where = { viewColumn: ViewColumn.Beside, preserveFocus: true }
    this.#panel = window.createWebviewPanel('docgen.preview', 'Preview', where, {
      enableScripts: true,
      retainContextWhenHidden: true, // otherwise the page loads again each time that its tab comes to the front
    })
    this.#panel.onDidDispose(() => {
      this.#panel = undefined
      this.#origin = this.#shown = ''
    })
    this.#panel.onDidChangeViewState(() => this.#follow(window.activeTextEditor))
  }

  /** Makes the page of an editor scroll to the cursor, or shows another one. Nothing happens while nobody sees the panel. */
  async #follow(editor: TextEditor | undefined) {
    const client = editor && isPage(editor.document) && this.#servers.clientOf(editor.document.uri)
    if (!client || !this.#panel?.visible) {
      return
    }
    if (this.#shown === editor.document.uri.toString()) {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => {
        const { document, selection } = editor
        const position = client.code2ProtocolConverter.asPosition(selection.active)
        client.sendNotification('docgen/cursor', { textDocument: { uri: document.uri.toString() }, position })
      }, pause)
      return
    }
    const url = await this.#urlOf(editor)
    if (url && editor === window.activeTextEditor) {
      this.#show(editor.document, url)
    }
  }

  /** Asks the server for the address of a page, as this window can open it: VS Code forwards ports of remote machines. */
  async #urlOf({ document, selection }: TextEditor): Promise<URL | undefined> {
    const argument = { uri: document.uri.toString(), line: selection.active.line }
    const command = { command: 'docgen.preview', arguments: [argument] }
    try {
      const client = this.#servers.clientOf(document.uri)
      const answer = await client?.sendRequest<{ url: string }>('workspace/executeCommand', command)
      if (!answer) {
        return undefined
      }
      const { origin, pathname, search, hash } = new URL(answer.url)
      const forwarded = await env.asExternalUri(Uri.parse(origin)) // an Uri would encode the rest in another way
      return new URL(forwarded.toString().replace(/\/$/, '') + pathname + search + hash)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause
      void window.showErrorMessage(`docgen cannot show ${basename(document.fileName)}: ${reason}`)
      return undefined
    }
  }

  #show(document: TextDocument, { href, origin }: URL) {
    if (!this.#panel) {
      return
    }
    this.#shown = document.uri.toString()
    this.#panel.title = `Preview of ${basename(document.fileName)}`
    if (origin === this.#origin) {
      void this.#panel.webview.postMessage(href)
      return
    }
    this.#origin = origin
    this.#panel.webview.html = frameOf(href, origin)
  }
}

function isPage({ fileName }: TextDocument): boolean {
  return /\.mdx?$/.test(fileName)
}

/** Returns a document that has nothing but a page in a frame, and loads the page of each message that it gets. */
function frameOf(url: string, origin: string): string {
  const nonce = randomBytes(16).toString('hex')
  const policy = `default-src 'none'; frame-src ${origin}; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`
  return `<!doctype html>
<html lang="en">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Preview</title>
<style nonce="${nonce}">html, body, iframe { margin: 0; padding: 0; border: 0; width: 100%; height: 100%; display: block }</style>
<iframe title="Preview" src="${url.replaceAll('"', '%22')}" allow="clipboard-read; clipboard-write"></iframe>
<script nonce="${nonce}">
addEventListener('message', ({ data }) => {
  if (data.startsWith?.('${origin}/')) { // the page in the frame can send messages, too
    document.querySelector('iframe').src = data
  }
})
</script>
</html>`
}
