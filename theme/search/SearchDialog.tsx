import { type KeyboardEvent, type ReactNode, useCallback, useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ErrorBoundary } from '../errors/ErrorBoundary'
import { Message } from '../messages'
import classes from './SearchDialog.module.css'
import { SearchResults } from './SearchResults'
import type { SearchPlace } from './searchPlace'
import type { Answer, SearchResultsProps } from './searchResultsProps'

export interface SearchDialogProps
  extends Pick<SearchResultsProps, 'page' | 'storage' | 'subscribeNavigation' | 'fillers'> {
  place: SearchPlace
  /** the first query */
  asked: string
  onClose: () => void
  Boundary: typeof ErrorBoundary
  /** takeTyped returns what the reader typed before the dialog was open. */
  takeTyped: () => string
  failure: (error: unknown, retry?: () => void) => ReactNode
}

/** SearchDialog shows the search field and the results. */
export function SearchDialog({ place, asked, onClose, Boundary, takeTyped, ...props }: SearchDialogProps) {
  const { subscribeNavigation } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [query, setQuery] = useState(asked)
  const [{ answered, count, first }, setAnswer] = useState<Answer>({ count: 0, first: -1 })
  const [chosen, setChosen] = useState<number>()
  const active = chosen ?? first
  const close = useCallback(() => dialog.current?.close(), [])
  useEffect(() => subscribeNavigation(close), [subscribeNavigation, close])
  // The field appears one frame before the results, so that the frame after the key comes sooner.
  const isPainted = useDeferredValue(true, false)

  // The reader may press Enter before the results for the query arrive.
  const waiting = useRef<{ inNewTab: boolean }>(undefined)
  // In the same step as the field appears; a key pressed in between would replace the earlier ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    dialog.current?.showModal()
    const [typed, entered] = takeTyped().split('\n')
    if (typed) {
      setQuery(typed)
      waiting.current = entered === undefined ? entered : { inNewTab: false }
    }
  }, [])
  useEffect(() => {
    if (waiting.current && answered === query.trim()) {
      follow(document.getElementById(`${id}-${first}`), waiting.current.inNewTab)
      waiting.current = undefined
    }
  }, [answered, query, id, first])

  function look(text: string) {
    waiting.current = undefined
    setQuery(text)
    setChosen(undefined)
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing) {
      return
    }
    if (step && count > 0) {
      event.preventDefault()
      setChosen((Math.max(active, step < 0 ? 0 : -1) + step + count) % count)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const inNewTab = event.ctrlKey || event.metaKey
      if (answered === query.trim()) {
        follow(document.getElementById(`${id}-${active}`), inNewTab)
      } else {
        waiting.current = { inNewTab }
      }
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog by itself
    <dialog
      className={classes.dialog}
      aria-label={docgenText(Message['theme.SearchBar.label'])}
      ref={dialog}
      onClose={onClose}
      onClick={({ target, ctrlKey, metaKey, shiftKey }) => {
        const isLink = target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey
        if (isLink || target === dialog.current) {
          close()
        }
      }}
    >
      <div className={classes.field}>
        <input
          ref={input}
          className={classes.input}
          type="text"
          role="combobox"
          placeholder={docgenText(Message['theme.SearchModal.searchBox.placeholderText'])}
          aria-label={docgenText(Message['theme.SearchModal.searchBox.searchInputLabel'])}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? id : undefined}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(event) => look(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes.close} onClick={close}>
          {docgenText(Message['theme.SearchModal.footer.closeText'])}
        </button>
      </div>
      {isPainted && (
        <Boundary subject={query} fallback={props.failure}>
          <SearchResults
            {...props}
            manifest={place.manifest}
            version={place.version}
            place={place.key}
            query={query}
            id={id}
            active={active}
            classes={classes}
            onAnswer={setAnswer}
            onPoint={setChosen}
            onLook={look}
          />
        </Boundary>
      )}
    </dialog>
  )
}

/** Follows an option like a click, or opens it in a new tab. */
function follow(option: HTMLElement | null, inNewTab: boolean) {
  if (option instanceof HTMLAnchorElement && inNewTab) {
    window.open(option.dataset.elsewhere ?? option.href, '_blank', 'noopener')
  } else {
    option?.click()
  }
}
