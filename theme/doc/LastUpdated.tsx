import type { LastUpdated as Value } from '../contract'

/** LastUpdated says when the page was last changed, by whom, or both. */
export function LastUpdated({ value: { time, label, author } }: { value: Value }) {
  return (
    <span>
      Last updated
      {label && (
        <>
          {' on '}
          <b>
            <time dateTime={time}>{label}</time>
          </b>
        </>
      )}
      {author && (
        <>
          {' by '}
          <b>{author}</b>
        </>
      )}
    </span>
  )
}
