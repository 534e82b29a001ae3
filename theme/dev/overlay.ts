import { overlayStyles } from './overlayStyles'

/** Finding is a problem of the site, as "docgen check" reports it. */
export interface Finding {
  /** file:line:column, as far as known; "" for the whole site */
  place: string
  code: string
  text: string
  /** how to fix it, or "" */
  hint: string
  /** the source line, or "" */
  source: string
  /** 1-based, in characters; 0 for the whole line */
  column: number
  length: number
}

const name = 'docgen-errors'

/** showErrors covers the page with errors until they are fixed or closed. An empty list removes them. */
export function showErrors(findings: Finding[]): void {
  document.querySelector(name)?.remove()
  if (findings.length > 0) {
    document.body.append(overlay(findings))
  }
}

function overlay(findings: Finding[]): HTMLElement {
  const host = document.createElement(name)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(overlayStyles)
  root.adoptedStyleSheets = [sheet]
  const panel = element('section', 'panel')
  panel.role = 'alert'
  panel.tabIndex = -1
  const close = element('button', 'close', 'Close')
  close.addEventListener('click', () => host.remove())
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && host.remove())
  panel.append(element('h1', 'title', heading(findings.length)), close, ...findings.map(entry))
  root.append(panel)
  queueMicrotask(() => panel.focus({ preventScroll: true }))
  return host
}

function heading(count: number): string {
  return count === 1 ? 'The site has an error' : `The site has ${count} errors`
}

function entry({ place, code, text, hint, source, column, length }: Finding): HTMLElement {
  const article = element('article', 'finding')
  article.append(element('p', 'place', place || 'The site'), element('p', 'text', `${text}  [${code}]`))
  if (source) {
    const line = element('pre', 'source')
    const start = Math.max(0, column - 1)
    const letters = [...source]
    const end = column > 0 ? start + Math.max(1, length) : 0
    line.append(letters.slice(0, start).join(''), element('mark', '', letters.slice(start, end).join('')))
    line.append(letters.slice(Math.max(start, end)).join(''))
    article.append(line)
  }
  if (hint) {
    article.append(element('p', 'hint', hint))
  }
  return article
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
