import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App, Providers } from './App'
import { type DateStyle, Mark, type PageData, type SiteData } from './contract'
import { lacked } from './docusaurus/useGlobalData/lacking'
import { TranslationNotice } from './doc/TranslationNotice'
import { VersionBadge } from './doc/VersionBadge'
import { VersionBanner } from './doc/VersionBanner'
import { type Slot, markdownOf } from './markdown'
import { Navbar } from './navbar/Navbar'
import { CollectHead, type HeadTag } from './runtime/navigation/headTags'
import type { PageExports } from './runtime/pageCode'
import { LeaveOutVersionParts } from './runtime/versionPart'

/** React writes this in place of a part that failed. The browser renders the part again and shows the error. */
const failedPart = '<!--$!-->'

/** Sources has the exports of pages with a script, by source file. */
export type Sources = Readonly<Record<string, () => PageExports>>

/** DescribeRequest asks for the metadata in a page's script. */
interface DescribeRequest {
  describe: string
}

/** DatesRequest asks how readers of a language write days, such as "2026-11-21" or "2026-11-21 long". */
interface DatesRequest {
  dates: string[]
  language: string
  calendar: string
}

/** StaticRequest asks for the content of a page with components, for lists of posts and feeds. */
interface StaticRequest {
  static: PageData
  /** what the content shows at the end of its summary */
  summaryEnd: string
}

/** TwinRequest asks for the Markdown of the components and expressions on a page. */
interface TwinRequest {
  twin: PageData
  slots: Slot[]
}

/**
 * PageRequest asks for a page, for its frame without the parts that depend on the version, for these parts, or for the
 * page without the content that its code renders.
 */
type PageRequest = PageData & { only?: 'frame' | 'parts' | 'shell' }

/**
 * createRender returns a function that renders the HTML of a page's root element. For a DescribeRequest it
 * returns the front matter of the page's script as JSON, for a DatesRequest a list of texts, for a StaticRequest
 * the HTML of the content, and for a TwinRequest a list of answers.
 */
export function createRender(sources: Sources) {
  let hasWarned = false
  return function render(
    site: SiteData,
    page: PageRequest | DescribeRequest | DatesRequest | StaticRequest | TwinRequest,
  ): string {
    if ('dates' in page) {
      return JSON.stringify(formatted(page))
    }
    if ('describe' in page) {
      return describe(sources[page.describe]?.())
    }
    if ('static' in page) {
      return content(site, page, page.static.code && sources[page.static.code.name]?.())
    }
    if ('twin' in page) {
      return JSON.stringify(
        markdownOf(site, page.twin, page.slots, page.twin.code && sources[page.twin.code.name]?.()),
      )
    }
    const tags: HeadTag[] = []
    const code = page.code && sources[page.code.name]?.()
    const html = noting(() =>
      renderToString(
        <CollectHead value={(more) => tags.push(...more)}>
          {page.only === 'parts' ? (
            <VersionParts site={site} page={page} />
          ) : (
            <LeaveOutVersionParts value={page.only === 'frame'}>
              <App site={site} page={page} code={page.only === 'shell' ? { ...code, default: Nothing } : code} />
            </LeaveOutVersionParts>
          )}
        </CollectHead>,
      ),
    )
    if (!hasWarned && html.includes(failedPart)) {
      hasWarned = true
      console.error(
        `a navbar item failed to render on ${page.path} and other pages; open a page in a browser to see which`,
      )
    }
    return tags.length > 0 ? html + Mark.HeadMarker + JSON.stringify(tags) : html
  }
}

const Nothing = () => null

/** noting adds to an error the name of the plugin whose data the page asked for in vain. */
function noting(render: () => string) {
  lacked() // an earlier page may have asked, and worked without
  try {
    return render()
  } catch (error) {
    const lacks = lacked()
    throw lacks && error instanceof Error ? Object.assign(error, { lacks }) : error
  }
}

/** VersionParts renders what the frame of a page leaves out, in the order of the page. */
function VersionParts({ site, page }: { site: SiteData; page: PageData }) {
  return (
    <Providers site={site} page={page}>
      <Navbar />
      <hr data-part />
      <VersionBanner />
      <TranslationNotice />
      <hr data-part />
      <VersionBadge />
    </Providers>
  )
}

function content(
  site: SiteData,
  { static: page, summaryEnd }: StaticRequest,
  code: PageExports = {},
): string {
  const Content = code.default
  return renderToStaticMarkup(
    <CollectHead value={() => undefined}>
      <Providers site={site} page={page} code={code}>
        {Content && <Content isPage summaryEnd={summaryEnd} />}
      </Providers>
    </CollectHead>,
  )
}

/** What a date shows, by the style after it. */
const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  year: { year: 'numeric' },
}

function formatted({ dates, language, calendar }: DatesRequest): string[] {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return dates.map((date) => {
    const [day, style] = date.split(' ') as [string, DateStyle]
    const options = { calendar, timeZone: 'UTC', ...dateStyles[style] }
    const format = formats.get(style) ?? new Intl.DateTimeFormat(language, options)
    formats.set(style, format)
    return format.format(new Date(day))
  })
}

function describe(code: PageExports = {}): string {
  return JSON.stringify({
    matter: code.frontMatter ?? code.metadata ?? {},
    exports: Object.keys(code),
    isComponent: typeof code.default === 'function' || typeof code.default === 'object',
  })
}

/** render renders the pages of a site without its own scripts. */
export const render = createRender({})
