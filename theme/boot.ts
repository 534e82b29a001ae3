/*
 * Runs in the head of every page before the first paint. The script is the same on every page of every
 * site, so that one hash in the Content-Security-Policy allows it. Attributes of the html element hold what
 * differs.
 */
import { warnOfBaseUrl } from './baseUrlBanner'
import { Message } from './messages'
import { effectiveMode, firstChoice, parseMode } from './runtime/preferences/choice'
import { fill } from './runtime/fill'
import { setLocale } from './runtime/locale'
import { listenForSearchKeys } from './runtime/searchKeys'
import { placeSidebar, scrollKey } from './runtime/navigation/sidebarScroll'
import { tabStyles } from './runtime/preferences/tabStyles'

const html = document.documentElement
// The texts of this script: if it shows them, the script with the texts of the locale may be missing too.
setLocale({ labels: JSON.parse(document.querySelector('script[data-labels]')?.textContent ?? '{}') })

const query = new URLSearchParams(window.location.search)
const { announcement, themeDefault, themeFollow, themeLocked } = html.dataset

/** stored reads a key. It returns null if the reader turned storage off. */
function stored(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** storedEntries returns all stored values; none if the reader turned storage off. */
function storedEntries(): [string, string][] {
  try {
    return Object.entries(window.localStorage)
  } catch {
    return []
  }
}

/** store writes a value if storage is available. */
function store(key: string, value: string) {
  try {
    window.localStorage.setItem(key, value)
  } catch {}
}

/** Data for the site's own style sheets: ?docgen-data-x=v sets data-x="v". */
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

// A bar with a new id shows again, even if the reader closed the last one.
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
 * Restores the scroll position of the sidebar before the first paint. A list that jumps later would move
 * the link under the pointer. Frames may start at once; the HTML parsed by then is painted.
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
 * The scripts start when the document is complete, like module scripts, and painted, unless it is in a tab in the
 * background. The head has links to them, in order, so browsers fetch them meanwhile.
 */
document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden) {
    startScripts()
  } else {
    requestAnimationFrame(() => setTimeout(startScripts))
  }
})

function startScripts() {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-docgen]')) {
    startScript(href)
  }
}

function startScript(url: string) {
  const script = document.createElement('script')
  script.type = 'module'
  script.async = false // in order
  script.dataset.docgen = ''
  script.src = url
  document.head.append(script)
}

/*
 * If docgen's scripts do not load, the reader keeps the HTML from the server and sees a message. One
 * retry comes first. Scripts that the site adds may be blocked on purpose, such as statistics.
 */
const again = '?again'
window.addEventListener('error', retryScript, true)

function retryScript({ target }: Event) {
  if (!(target instanceof HTMLScriptElement) || target.dataset.docgen === undefined) {
    return
  }
  if (target.src.endsWith(again)) {
    showFailure(target.src.replace(again, ''))
    return
  }
  startScript(target.src + again) // browsers may remember that a module did not load
}

function showFailure(url: string) {
  const isKnown = html.dataset.scripts === 'failed'
  html.dataset.scripts = 'failed' // tabs.css then shows all panels
  if (isKnown || window.location.protocol === 'file:') {
    return // browsers never load modules from files, so trying again is useless
  }
  const box = document.createElement('div')
  box.className = 'docgen-failure' // see ChunkError.module.css
  box.role = 'alert'
  const message = document.createElement('p')
  message.textContent = fill(docgenText(Message['docgen.load.script']), { url })
  const button = document.createElement('button')
  button.textContent = docgenText(Message['theme.ErrorPageContent.tryAgain'])
  button.onclick = () => window.location.reload()
  box.append(message, button)
  document.body.append(box)
}

warnOfBaseUrl(html)
