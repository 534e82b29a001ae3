import { Message } from '../messages'
import type { Wanted } from './find'
import { useFound } from './useFound'

export interface NearestPagesProps {
  /** URL of the SearchManifest */
  manifest: string
  /** URL of the home page, which the address that leads nowhere begins with */
  home: string
  classes: Readonly<Record<string, string>>
}

const wanted: Wanted = { pages: 5, hitsPerPage: 1 }

/**
 * NearestPages suggests similar and popular pages on the 404 page. It
 * shows nothing while the search loads, or if it does not load, because the page has other ways to go on.
 */
export function NearestPages({ manifest, home, classes }: NearestPagesProps) {
  const path = window.location.pathname.slice(home.length)
  const nearest = useFound(manifest, wordsOf(path), wanted)
  const others = useFound(manifest, '', wanted)
  if (nearest.answered === undefined || others.answered === undefined) {
    return null // the first list would push the second down
  }
  return (
    <>
      <Pages
        title={docgenText(Message['docgen.search.didYouMean'])}
        pages={(nearest.found?.groups ?? []).map(({ title, url }) => ({ label: title, href: url }))}
        classes={classes}
      />
      <Pages
        title={docgenText(Message['docgen.search.popular'])}
        pages={others.found?.popular ?? []}
        classes={classes}
      />
    </>
  )
}

interface PagesProps {
  title: string
  pages: { label: string; href: string }[]
  classes: NearestPagesProps['classes']
}

function Pages({ title, pages, classes }: PagesProps) {
  if (pages.length === 0) {
    return null
  }
  return (
    <section>
      <h2 className={classes.subtitle}>{title}</h2>
      <ul className={classes.ways}>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the words of the last part of a path: "api/window-events.html" has the words window and events. */
function wordsOf(path: string): string {
  const last = unescaped(path)
    .split('/')
    .findLast((part) => part !== '')
  return last?.replace(/\.\w+$/, '').replace(/[_-]+/g, ' ') ?? ''
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a malformed address
  }
}
