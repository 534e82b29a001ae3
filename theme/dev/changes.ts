import type { PageFile } from '../contract'
import crash from '../errors/PageCrash.module.css'
import { loadCode } from '../runtime/pageCode'
import type { Running } from '../start'
import { keepState } from './content'
import { showFiles } from './files'
import { type Finding, showErrors } from './overlay'

/** Where the preview tells of changes, as server-sent events. */
const eventsPath = '/__docgen/changes'

/** How long a preview that is gone is left alone before it is looked for again, in milliseconds. */
const patience = 1000

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
    opened.addEventListener('error', () => {
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

function styleSheet(): HTMLLinkElement | null {
  return document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
}

/** Puts a style sheet in the place of the one before, when it has arrived. */
function showStyles(href: string) {
  const old = styleSheet()
  if (old?.getAttribute('href') === href) {
    return
  }
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  next.href = href
  next.addEventListener('load', () => old?.remove())
  old?.after(next)
}
