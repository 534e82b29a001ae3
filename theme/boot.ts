/*
 * Runs in the head of every page before anything is painted. It is the same
 * text on every page of every site, so that one hash in the Content-Security-Policy
 * allows it: what differs stands in attributes of the html element.
 */
import { warnOfBaseUrl } from './baseUrlBanner'
import { Message } from './messages'
import { effectiveMode, firstChoice, parseMode } from './runtime/choice'
import { fill } from './runtime/fill'
import { listenForSearchKeys } from './runtime/searchKeys'
import { placeSidebar, scrollKey } from './runtime/sidebarScroll'
import { tabStyles } from './runtime/tabStyles'

const html = document.documentElement
const query = new URLSearchParams(window.location.search)
const { announcement, themeDefault, themeFollow, themeLocked } = html.dataset

/** stored reads a key; null too where the reader turned storage off. */
function stored(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** storedEntries are all that is stored; none where the reader turned storage off. */
function storedEntries(): [string, string][] {
  try {
    return Object.entries(window.localStorage)
  } catch {
    return []
  }
}

/** store keeps a value, where it can. */
function store(key: string, value: string) {
  try {
    window.localStorage.setItem(key, value)
  } catch {}
}

/** Data for the site's own style sheets: ?docgen-data-x=v is data-x="v". */
for (const [name, value] of query) {
  if (/^docgen-data-[a-z][a-z0-9-]*$/.test(name)) {
    html.setAttribute(name.slice('docgen-'.length), value)
  }
}

const choice = themeLocked === undefined ? firstChoice(query.get('docgen-theme'), stored('theme')) : 'system'
html.dataset.themeChoice = choice
html.dataset.theme = effectiveMode(choice, {
  fallback: parseMode(themeDefault),
  follow: themeFollow !== undefined,
  isDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
})

// A bar with a new id is a new bar, whatever was done with the one before.
if (announcement !== undefined) {
  const idKey = 'docgen.announcement.id'
  const dismissKey = 'docgen.announcement.dismiss'
  if (stored(idKey) !== announcement) {
    store(idKey, announcement)
    store(dismissKey, 'false')
  } else if (stored(dismissKey) === 'true') {
    html.dataset.announcementDismissed = ''
  }
}

const tabs = tabStyles(storedEntries(), query)
if (tabs !== '') {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tabs)
  document.adoptedStyleSheets.push(sheet)
}

listenForSearchKeys(html)

/*
 * The sidebar begins at its place: a list that jumps when the scripts arrive takes the link away from
 * under the pointer. Frames begin when the style sheet is there; what is read by then is painted.
 */
requestAnimationFrame(function place() {
  const box = document.querySelector<HTMLElement>('[data-scroll]')
  if (box) {
    placeSidebar(box, stored(scrollKey(box.dataset.scroll ?? ''), 'sessionStorage'))
  }
  if (!document.querySelector('main') && document.readyState === 'loading') {
    requestAnimationFrame(place)
  }
})

/*
 * When the site's scripts do not load, the reader has the page as the server
 * made it, and is told so. One more try comes first.
 */
const again = '?again'
let hasTriedAgain = false
window.addEventListener('error', retryScript, true)

function retryScript({ target }: Event) {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') {
    return
  }
  if (hasTriedAgain) {
    tell(target.src.replace(again, ''))
    return
  }
  hasTriedAgain = true
  const script = document.createElement('script')
  script.type = 'module'
  // A browser may remember that an address had no module.
  script.src = target.src + again
  document.head.append(script)
}

function tell(url: string) {
  html.dataset.scripts = 'failed' // nobody will make tabs: tabs.css shows all panels
  const box = document.createElement('div')
  box.className = 'docgen-failure' // see ChunkError.module.css
  box.role = 'alert'
  const message = document.createElement('p')
  message.textContent = fill(Message['docgen.load.script'], { url })
  const button = document.createElement('button')
  button.textContent = Message['theme.ErrorPageContent.tryAgain']
  button.onclick = () => window.location.reload()
  box.append(message, button)
  document.body.append(box)
}

warnOfBaseUrl(html)
