import { useEffect, useLayoutEffect, useState } from 'react'
import { Message } from '../messages'
import { useHydrated } from '../runtime/hydrated'
import { usePage } from '../runtime/page'
import { onSearchKeys, takeTyped } from '../runtime/searchKeys'
import { useSite } from '../runtime/site'
import classes from './Search.module.css'
import { SearchDialog } from './SearchDialog'
import { markArrival, preloadSearch, useSearchPlace } from './searchParts'

/** Search shows the button in the navbar that opens the search dialog. "/", Ctrl+K, Cmd+K and ?q= open it too. */
export function Search() {
  const place = useSearchPlace()
  const isSearchPage = usePage().path === useSite().search?.page
  const hydrated = useHydrated()
  const [asked, setAsked] = useState<string>()
  const preload = () => preloadSearch(place.manifest)
  // A key may arrive after the dialog has closed and before React knows. It waits, and then opens the dialog again.
  const onKey = () => {
    document.querySelector(':modal') && takeTyped()
    setAsked('')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key may have waited for the change
  useLayoutEffect(() => onSearchKeys(onKey), [asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const address = new URLSearchParams(window.location.search)
    const query = address.get('q')
    if (query && !isSearchPage) {
      setAsked(query)
    }
    if (address.has('docgen-mark')) {
      markArrival()
    }
  }, [])
  const shortcut = hydrated && /^(Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
  return (
    <>
      <button
        type="button"
        className={classes.box}
        data-opens-search
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onFocus={preload}
        onPointerEnter={preload}
        onClick={() => setAsked('')}
      >
        <span className={classes.label}>{docgenText(Message['theme.SearchBar.label'])}</span>
        <kbd className={classes.shortcut}>{shortcut}</kbd>
      </button>
      {asked !== undefined && (
        <SearchDialog place={place} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
