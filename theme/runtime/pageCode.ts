import type { ComponentType } from 'react'
import { Mark, type PageData } from '../contract'

/** PageExports is what the script of a page exports. */
export interface PageExports {
  default?: ComponentType<{ isPage?: boolean; summaryEnd?: string }>
  /** the page's metadata, with the names of front matter fields */
  frontMatter?: Readonly<Record<string, unknown>>
  metadata?: Readonly<Record<string, unknown>>
}

const loaded = new Map<string, PageExports>()

/** codeOf returns what a page's script exports, once loadCode has loaded it. */
export function codeOf({ code }: PageData): PageExports | undefined {
  return code && loaded.get(code.script)
}

/** loadCode loads the script and the styles of a page that has any. */
export async function loadCode({ code, styles = [] }: PageData): Promise<void> {
  const [exports] = await Promise.all([code && import(code.script), ...styles.map(loadStyles)])
  if (code) {
    loaded.set(code.script, exports)
  }
}

/** applyStyles enables the style sheets of a page and disables those of other pages. */
export function applyStyles({ styles }: PageData): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(`[${Mark.PageStyles}]`)) {
    sheet.media = styles?.includes(sheet.getAttribute(Mark.PageStyles) ?? '') ? 'all' : 'not all'
  }
}

/** A page is readable without its styles, so a sheet that does not load is not an error. */
function loadStyles(url: string): Promise<unknown> | undefined {
  if (document.querySelector(`[${Mark.PageStyles}="${url}"]`)) {
    return
  }
  return loadSheet(url, (link) => {
    link.media = 'not all' // loads without applying
    link.setAttribute(Mark.PageStyles, url)
  })
}

/** loadSheet adds a style sheet to the document. The promise resolves when it has loaded, and when it cannot load. */
export function loadSheet(url: string, change?: (link: HTMLLinkElement) => void): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  change?.(link)
  document.head.append(link)
  return new Promise((done) => {
    link.onload = link.onerror = done
  })
}
