import { Message } from '../messages'
import type { Wanted } from './find'
import { areNear } from './nearby'
import { useFound } from './useFound'

export interface NearestPagesProps {
  /** URL of the SearchManifest */
  manifest: string
  /** URL of the home page, which the address that leads nowhere begins with */
  home: string
}

const wanted: Wanted = { pages: 5, hitsPerPage: 1 }

/** The most names that are shown. */
const most = 2

/**
 * NearestPages suggests pages with a similar name on the 404 page. It shows nothing while the search loads, or if it
 * does not load, because the page has other ways to go on.
 */
export function NearestPages({ manifest, home }: NearestPagesProps) {
  const words = wordsOf(window.location.pathname.slice(home.length))
  const { found } = useFound(manifest, words.join(' '), wanted)
  const near = (found?.groups ?? []).filter(({ url }) => areNear(words, wordsOf(url))).slice(0, most)
  return (
    near.length > 0 && (
      <>
        {docgenText(Message['docgen.search.didYouMean'])}
        {near.map(({ title, url }) => (
          <a key={url} href={url}>
            {title}
          </a>
        ))}
      </>
    )
  )
}

/** Returns the words of the last part of a path: "api/window-events.html" has the words window and events. */
function wordsOf(path: string): string[] {
  const last = unescaped(path)
    .split('/')
    .findLast((part) => part !== '')
  return last?.toLowerCase().replace(/\.\w+$/, '').split(/[\s_-]+/) ?? []
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a malformed address
  }
}
