import type { Hit } from './find'
import type { Part } from './snippet'

/** SearchHit is one result: its title and the text around the match. */
export function SearchHit({ hit, classes }: { hit: Hit; classes: Readonly<Record<string, string>> }) {
  return (
    <>
      <span className={classes.title} data-section={hit.isSection || undefined}>
        <Marked parts={hit.title} />
      </span>
      {hit.snippet.length > 0 && (
        <span className={classes.snippet}>
          <Marked parts={hit.snippet} />
        </span>
      )}
    </>
  )
}

function Marked({ parts }: { parts: Part[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
  return parts.map(({ text, marked }, place) => (marked ? <mark key={place}>{text}</mark> : text))
}
