/*
 * When neither the scripts nor the style sheets of the site load, its baseUrl is most likely wrong. Nothing
 * else on the page can tell the author, so the home page shows a banner. The sheet that every page links tells whether it
 * has loaded: see late.css.
 */

import { Message } from './messages'
import { fill } from './runtime/fill'

/** warnOfBaseUrl shows the banner once everything has loaded or failed, on pages with the base URL in their HTML. */
export function warnOfBaseUrl({ dataset }: HTMLElement) {
  const { baseUrl } = dataset
  if (baseUrl === undefined) {
    return
  }
  window.addEventListener('load', () => {
    const title = document.querySelector('title')
    const isStyled = title && getComputedStyle(title).getPropertyValue('--docgen-late') !== ''
    // Without the site's scripts, window.docgen is the element with that id.
    const isAlive = 'prefetch' in (window.docgen ?? {})
    if (!isAlive && !isStyled) {
      document.body.prepend(banner(adviceFor(baseUrl, window.location)))
    }
  })
}

/** adviceFor returns the likely reason and what to do, line by line. */
export function adviceFor(baseUrl: string, { protocol, pathname }: Pick<Location, 'protocol' | 'pathname'>): string[] {
  if (protocol === 'file:') {
    return [
      docgenText(Message['docgen.baseUrl.file']),
      docgenText(Message['docgen.baseUrl.server']),
      docgenText(Message['docgen.baseUrl.serve']),
    ]
  }
  return [
    docgenText(Message['docgen.baseUrl.failed']),
    docgenText(Message['docgen.baseUrl.reason']),
    fill(baseUrl === '/' ? docgenText(Message['docgen.baseUrl.currentDefault']) : docgenText(Message['docgen.baseUrl.current']), { baseUrl }),
    fill(docgenText(Message['docgen.baseUrl.suggestion']), { baseUrl: pathname.replace(/[^/]*$/, '') }),
  ]
}

function banner(lines: string[]): HTMLElement {
  const box = document.createElement('div')
  box.id = 'docgen-base-url-banner'
  box.style.cssText =
    'border: 4px solid #b3211f; background: #fff; color: #24211d; font: 1rem/1.5 sans-serif; margin: 1rem; padding: 1rem'
  for (const line of lines) {
    box.append(line, document.createElement('br'))
  }
  return box
}
