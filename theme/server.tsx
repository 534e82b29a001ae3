import { renderToString } from 'react-dom/server'
import { App } from './App'
import type { PageData, SiteData } from './contract'
import { CollectHead, type HeadTag } from './runtime/headTags'
import type { PageExports } from './runtime/pageCode'

/** What React writes in place of a part that failed; the browser tries again and names it. */
const failedPart = '<!--$!-->'
/** Stands before what the page wants in the head, behind its HTML; shell.HeadMarker in Go. */
const headMarker = '<!--docgen:head-->'

/** Sources load the exports of the pages that have a script, by the name of its source. */
export type Sources = Readonly<Record<string, () => PageExports>>

/** Question asks for what a page's script says of its page. */
interface Question {
  describe: string
}

/**
 * createRender returns what renders the HTML of a page's root element. Asked to
 * describe a page's script, it answers with the front matter as JSON.
 */
export function createRender(sources: Sources) {
  let hasTold = false
  return function render(site: SiteData, page: PageData | Question): string {
    if ('describe' in page) {
      return describe(sources[page.describe]?.())
    }
    const tags: HeadTag[] = []
    const html = renderToString(
      <CollectHead value={(more) => tags.push(...more)}>
        <App site={site} page={page} code={page.code && sources[page.code.name]?.()} />
      </CollectHead>,
    )
    if (!hasTold && html.includes(failedPart)) {
      hasTold = true
      console.error(
        `a navbar item failed to render on ${page.path} and other pages: they say which in a browser`,
      )
    }
    return tags.length > 0 ? html + headMarker + JSON.stringify(tags) : html
  }
}

function describe(code: PageExports = {}): string {
  return JSON.stringify({
    matter: code.frontMatter ?? code.metadata ?? {},
    isComponent: typeof code.default === 'function' || typeof code.default === 'object',
  })
}

/** render renders the pages of a site without scripts of its own. */
export const render = createRender({})
