import { Fragment } from 'react'
import type { Hit } from './find'
import { SearchIcon } from './SearchIcon'
import type { Part } from './snippet'

/** SearchHit shows one search result: an icon of its kind, its title, and the text around the match. */
export function SearchHit({ hit, classes }: { hit: Hit; classes: Readonly<Record<string, string>> }) {
  return (
    <>
      <SearchIcon name={hit.kind} />
      <span>
        <span className={classes.title} data-code={hit.isCode || undefined} key={`title ${keyOf(hit.title)}`}>
          <Marked parts={hit.title} />
        </span>
        {hit.snippet.length > 0 && (
          <span className={classes.snippet} key={`snippet ${keyOf(hit.snippet)}`}>
            <Marked parts={hit.snippet} />
          </span>
        )}
      </span>
    </>
  )
}

/**
 * keyOf gives each text its own element. After a browser has translated the page, React cannot update
 * the parts of a text one by one, because they are no longer the nodes that it created.
 */
const keyOf = (parts: Part[]) => JSON.stringify(parts)

function Marked({ parts }: { parts: Part[] }) {
  return parts.map(({ text, marked, isCode }, place) => {
    const shown = marked ? <mark>{text}</mark> : text
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    return <Fragment key={place}>{isCode ? <code>{shown}</code> : shown}</Fragment>
  })
}
