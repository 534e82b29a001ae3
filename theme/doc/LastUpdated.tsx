import type { LastUpdated as Value } from '../contract'
import { Message } from '../messages'
import { fillNodes } from '../runtime/fill'

/** LastUpdated shows when the page was last changed, who changed it, or both. */
export function LastUpdated({ value: { time, label, author } }: { value: Value }) {
  const date = label && (
    <b>
      <time dateTime={time}>{label}</time>
    </b>
  )
  return (
    <span>
      {fillNodes(docgenText(Message['theme.lastUpdated.lastUpdatedAtBy']), {
        atDate: date && fillNodes(docgenText(Message['theme.lastUpdated.atDate']), { date }),
        byUser: author && fillNodes(docgenText(Message['theme.lastUpdated.byUser']), { user: <b>{author}</b> }),
      })}
    </span>
  )
}
