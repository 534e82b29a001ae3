import type { PageFile } from '../contract'
import crash from '../errors/PageCrash.module.css'
import { loadCode } from '../runtime/pageCode'
import type { Running } from '../start'
import { keepState } from './content'
import { showFiles } from './files'
import { hideNotice, showNotice } from './notice'
import { type Finding, showErrors } from './overlay'
import { showStyles } from './styleSheet'

/** Where the preview tells of changes, as server-sent events. */
const eventsPath = '/__docgen/changes'

/** How long a preview that is gone is left alone before it is looked for again, in milliseconds. */
const patience = 1000

const stopped = 'The preview has stopped: this page does not show your changes. Run "docgen dev" to go on.'

/** followChanges shows every change of the site in the page that is open, in place where that can be. */
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
      inTurn(() => import(next.script)) // runs what is new in it
    })
    on('files', (paths: string[]) => inTurn(() => showFiles(paths)))
    on('errors', showErrors as (findings: Finding[]) => void)
    on('reload', () => window.location.reload())
    opened.addEventListener('open', hideNotice)
    opened.addEventListener('error', () => {
      showNotice(stopped)
      if (opened.readyState === EventSource.CLOSED) {
        setTimeout(() => source === opened && connect(), patience)
      }
    })
  }

  let before = Promise.resolve()
  /** Changes come one after the other. One that cannot be shown is another page's to show. */
  function inTurn(show: () => Promise<unknown>) {
    before = before
      .then(async () => {
        const retry = document.querySelector<HTMLButtonElement>(`.${crash.button}`)
        await show()
        retry?.click() // what failed to render may be mended
      })
      .catch((error) => {
        console.error(error)
        window.location.reload()
      })
  }

  async function showPage(file: PageFile) {
    if (file.page.code) {
      await loadCode(file.page)
    }
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
