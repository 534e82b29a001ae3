import { renderToString } from 'react-dom/server'
import { App } from './App'
import type { PageData, SiteData } from './contract'

/** What React writes in place of a part that failed; the browser tries again and names it. */
const failedPart = '<!--$!-->'
let hasTold = false

/** render returns the HTML of a page's root element. */
export function render(site: SiteData, page: PageData): string {
  const html = renderToString(<App site={site} page={page} />)
  if (!hasTold && html.includes(failedPart)) {
    hasTold = true
    console.error(
      `a navbar item failed to render on ${page.path} and other pages: they say which in a browser`,
    )
  }
  return html
}
