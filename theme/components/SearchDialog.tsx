import {
  type ComponentType,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { subscribeNavigation } from '../runtime/router'
import { useSite } from '../runtime/site'
import { ChunkError } from './ChunkError'
import { ErrorBoundary } from './ErrorBoundary'
import classes from './SearchDialog.module.css'
import type { SearchResultsProps } from './SearchResults'

/** preloadSearch begins to fetch the search before it is opened; opening it says what goes wrong. */
export function preloadSearch(manifest: string): void {
  import('./SearchResults').then(
    ({ loadSearch }) => loadSearch(manifest),
    () => {},
  )
}

/** SearchDialog is the field to type into and, once it is loaded, what was found. */
export function SearchDialog({ manifest, onClose }: { manifest: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(0)
  const [active, setActive] = useState(0)
  const close = useCallback(() => dialog.current?.close(), [])
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => subscribeNavigation(close), [close])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing) {
      return
    }
    if (step && count > 0) {
      event.preventDefault()
      setActive((active + step + count) % count)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      follow(document.getElementById(`${id}-${active}`), event.ctrlKey || event.metaKey)
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by itself what a press outside does here
    <dialog
      className={classes.dialog}
      aria-label="Search"
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
          className={classes.input}
          type="text"
          role="combobox"
          placeholder="Search"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? id : undefined}
          aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes.close} onClick={close}>
          Close
        </button>
      </div>
      <Results
        manifest={manifest}
        query={query}
        id={id}
        active={active}
        showVersion={useSite().docs.some(({ versions }) => versions.length > 1)}
        classes={classes}
        onCount={setCount}
        onPoint={setActive}
        failure={showFailure}
      />
    </dialog>
  )
}

function showFailure(error: unknown, retry?: () => void) {
  return <ChunkError what="The search" error={error} onRetry={retry} />
}

/** Results shows the list, or how far its script has come. */
function Results(props: SearchResultsProps) {
  const [List, setList] = useState<ComponentType<SearchResultsProps>>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    import('./SearchResults').then(({ SearchResults }) => setList(() => SearchResults), setError)
  }, [])
  if (List) {
    return (
      <ErrorBoundary subject={props.query} fallback={showFailure}>
        <List {...props} />
      </ErrorBoundary>
    )
  }
  return (
    <div className={classes.state} role="status" data-loading={error ? undefined : true}>
      {error ? showFailure(error) : 'Loading the search…'}
    </div>
  )
}

/** Follows an option as a click does, or opens it in a new tab. */
function follow(option: HTMLElement | null, inNewTab: boolean) {
  if (option instanceof HTMLAnchorElement && inNewTab) {
    window.open(option.href, '_blank', 'noopener')
  } else {
    option?.click()
  }
}
