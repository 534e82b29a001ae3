import { Mark, type PageData, type SiteData } from '../contract'
import crash from '../errors/PageCrash.module.css'
import { loadCode } from '../runtime/pageCode'
import { write } from '../runtime/preferences/storage'
import type { Running } from '../start'
import { keepState } from './content'
import { showFiles } from './files'
import { hideNotice, showNotice } from './notice'
import { type Finding, showErrors } from './overlay'
import { showStyles } from './styleSheet'

/** Delay before reconnecting to a preview that has stopped, in milliseconds. */
const retryDelay = 1000

const stopped = 'The preview has stopped, so this page no longer shows your changes. Run "docgen dev" to continue.'

/** followChanges shows every change of the site in the open page, in place if possible. */
export function followChanges(running: Running): void {
  let site = running.site
  let code = '' // what cannot change in this document
  let seen = '' // the last change
  let source: EventSource | undefined

  function connect() {
    source?.close()
    source = undefined
    if (document.hidden) {
      return // browsers allow six connections to a server, and there may be many tabs
    }
    const query = new URLSearchParams({ path: window.location.pathname, theme: running.theme, code, seen })
    const opened = new EventSource(`${Mark.ChangesPath}?${query}`)
    source = opened
    const on = (event: string, answer: (data: never) => void) =>
      opened.addEventListener(event, ({ data, lastEventId }) => {
        seen = lastEventId
        answer(JSON.parse(data) as never)
      })
    on('page', (page: PageData) => inTurn(() => showPage(page)))
    on('theme', (next: { styles: string; script: string; theme: string; code: string }) => {
      running.theme = next.theme
      code = next.code
      running.pages.clear()
      running.pages.put(running.page().path, { theme: next.theme, page: running.page() })
      showStyles(next.styles)
      inTurn(() => import(next.script)) // runs the new code
    })
    on('site', (next: SiteData) => inTurn(async () => showSite(next)))
    on('files', (paths: string[]) => inTurn(() => showFiles(paths)))
    on('cursor', (anchor: string) => inTurn(async () => showHeading(anchor)))
    on('errors', showErrors as (findings: Finding[]) => void)
    on('reload', () => window.location.reload())
    on('moved', (to: string) => running.page().notFound || inTurn(() => follow(to)))
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

  async function showPage(page: PageData) {
    await loadCode(page)
    const before = running.page()
    running.pages.put(page.path, { theme: running.theme, page })
    if (before.path === page.path || before.notFound) {
      keepState(before.content ?? '', page.content ?? '', () => running.show(page))
    }
  }

  /** Goes to the new address of this page, in the same entry of the history. */
  async function follow(to: string) {
    running.router.remember()
    const { search, hash } = window.location
    window.history.replaceState(window.history.state, '', to + search + hash)
    await running.router.traverse()
  }

  function showSite(next: SiteData) {
    if (next.announcementBar?.id !== site.announcementBar?.id) { // as boot.ts does
      write('docgen.announcement.dismiss', 'false')
      delete document.documentElement.dataset.announcementDismissed
    }
    site = next
    running.show(running.page(), next)
  }

  /** Scrolls to the heading above the cursor of an editor, or to the beginning of the page. */
  function showHeading(id: string) {
    if (id) {
      document.getElementById(id)?.scrollIntoView()
    } else {
      window.scrollTo({ top: 0 })
    }
  }

  connect()
  document.addEventListener('visibilitychange', connect)
  running.router.subscribe(connect)
}
