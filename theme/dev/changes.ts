import type { PageFile } from '../contract'
import crash from '../errors/PageCrash.module.css'
import { loadCode } from '../runtime/pageCode'
import type { Running } from '../start'
import { keepState } from './content'
import { showFiles } from './files'
import { hideNotice, showNotice } from './notice'
import { type Finding, showErrors } from './overlay'
import { showStyles } from './styleSheet'

/** The preview sends changes from this path as server-sent events. */
const eventsPath = '/__docgen/changes'

/** Delay before reconnecting to a preview that has stopped, in milliseconds. */
const retryDelay = 1000

const stopped = 'The preview has stopped, so this page no longer shows your changes. Run "docgen dev" to continue.'

/** followChanges shows every change of the site in the open page, in place if possible. */
export function followChanges(running: Running): void {
  let theme = running.theme
  let source: EventSource | undefined

  function connect() {
    source?.close()
    source = undefined
    if (document.hidden) {
      return // browsers allow six connections to a server, and there may be many tabs
    }
    const query = new URLSearchParams({ path: window.location.pathname, theme })
    const opened = new EventSource(`${eventsPath}?${query}`)
    source = opened
    const on = (event: string, answer: (data: never) => void) =>
      opened.addEventListener(event, ({ data }) => answer(JSON.parse(data) as never))
    on('page', (file: PageFile) => inTurn(() => showPage(file)))
    on('theme', (next: { styles: string; script: string; theme: string }) => {
      theme = next.theme
      showStyles(next.styles)
      inTurn(() => import(next.script)) // runs the new code
    })
    on('files', (paths: string[]) => inTurn(() => showFiles(paths)))
    on('errors', showErrors as (findings: Finding[]) => void)
    on('reload', () => window.location.reload())
    on('gone', () => running.page().notFound || window.location.reload())
    opened.addEventListener('open', hideNotice)
    opened.addEventListener('error', () => {
      showNotice(stopped)
      if (opened.readyState === EventSource.CLOSED) {
        setTimeout(() => source === opened && connect(), retryDelay)
      }
    })
  }

  let before = Promise.resolve()
  /** Applies changes one after the other. If one fails, the page reloads. */
  function inTurn(show: () => Promise<unknown>) {
    before = before
      .then(async () => {
        const retry = document.querySelector<HTMLButtonElement>(`.${crash.button}`)
        await show()
        retry?.click() // the change may have fixed a page that crashed
      })
      .catch((error) => {
        console.error(error)
        window.location.reload()
      })
  }

  async function showPage(file: PageFile) {
    await loadCode(file.page)
    const before = running.page()
    running.pages.put(file.page.path, file)
    if (before.path === file.page.path || before.notFound) {
      keepState(before.content ?? '', file.page.content ?? '', () => running.show(file.page))
    }
  }

  connect()
  document.addEventListener('visibilitychange', connect)
  running.router.subscribe(connect)
}
