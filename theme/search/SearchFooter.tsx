import { Message } from '../messages'
import { SearchIcon } from './SearchIcon'

interface Props {
  classes: Readonly<Record<string, string>>
  /** onForget empties the list of recent searches; undefined if none are shown. */
  onForget?: () => void
}

/** SearchFooter names the keys of the dialog, which screen readers know from the roles of its elements. */
export function SearchFooter({ classes, onForget }: Props) {
  return (
    <div className={classes.footer} data-empty={onForget ? undefined : true}>
      <p aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {docgenText(Message['docgen.search.toSelect'])}
        </span>
        <span>
          <kbd>
            <SearchIcon name="enter" />
          </kbd>
          {docgenText(Message['docgen.search.toOpen'])}
        </span>
        <span>
          <kbd>Esc</kbd>
          {docgenText(Message['docgen.search.toClose'])}
        </span>
      </p>
      {onForget && (
        <button type="button" onClick={onForget}>
          {docgenText(Message['docgen.search.clearRecent'])}
        </button>
      )}
    </div>
  )
}
