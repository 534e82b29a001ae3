import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react'
import { Progress } from '../common/ProgressBar'
import { ErrorBoundary } from '../errors/ErrorBoundary'
import { Message } from '../messages'
import { atOnce } from '../runtime/atOnce'
import { fillers } from '../runtime/fill'
import { useHydrated } from '../runtime/hydrated'
import { usePage } from '../runtime/page'
import { subscribeNavigation } from '../runtime/navigation/router'
import { onSearchKeys, openSearch, shortcutOf, takeTyped } from '../runtime/searchKeys'
import { useSite } from '../runtime/site'
import { localStore } from '../runtime/preferences/storage'
import classes from './Search.module.css'
import type { SearchDialogProps } from './SearchDialog'
import {
  loadDialog,
  loadedDialog,
  markArrival,
  preloadSearch,
  showFailure,
  useLater,
  useSearchPlace,
} from './searchParts'
import type { SearchPlace } from './searchPlace'

/** Search shows the button in the navbar that opens the search dialog. "/", Ctrl+K, Cmd+K and ?q= open it too. */
export function Search() {
  const place = useSearchPlace()
  const isSearchPage = usePage().path === useSite().search?.page
  const [asked, setAsked] = useState<string>()
  const preload = () => preloadSearch(place.manifest)
  // A key may arrive after the dialog has closed and before React knows. It waits, and then opens the dialog again.
  const onKey = (isOpen: boolean) => {
    document.querySelector(':modal') && takeTyped()
    setAsked(isOpen ? '' : undefined)
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
    // A finger never hovers. Phones show their keyboard only if the dialog opens in the moment of the tap.
    const onTouch = () => loadDialog().catch(() => {})
    window.addEventListener('touchstart', onTouch, { once: true, passive: true })
    return () => window.removeEventListener('touchstart', onTouch)
  }, [])
  return (
    <>
      <SearchButton onFocus={preload} onPointerEnter={preload} onClick={openSearch} />
      {asked !== undefined && (
        // Joined with the change that a key makes, React would see none, and leave the dialog closed.
        <Dialog place={place} asked={asked} onClose={() => atOnce(() => setAsked(undefined))} />
      )}
    </>
  )
}

/** SearchButton opens the search of docgen or of Algolia. */
export function SearchButton(props: ComponentProps<'button'>) {
  const shortcut = shortcutOf(useHydrated() ? navigator.platform : '')
  return (
    <button
      type="button"
      className={classes.box}
      data-opens-search
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      {...props}
    >
      <span className={classes.label}>{docgenText(Message['theme.SearchBar.label'])}</span>
      <kbd className={classes.shortcut}>{shortcut}</kbd>
    </button>
  )
}

/** Dialog shows the dialog once its script and its style sheet have loaded. */
function Dialog(props: { place: SearchPlace; asked: string; onClose: () => void }) {
  const { Part, error } = useLater<SearchDialogProps>(
    () => loadDialog().then(({ SearchDialog }) => SearchDialog),
    loadedDialog(),
  )
  const { search } = useSite()
  if (error) {
    return (
      <dialog aria-label={docgenText(Message['theme.SearchBar.label'])} ref={showModal} onClose={props.onClose}>
        {showFailure(error)}
      </dialog>
    )
  }
  if (!Part) {
    return <Progress loading />
  }
  return (
    <Part
      {...props}
      page={search?.page}
      Boundary={ErrorBoundary}
      storage={localStore}
      subscribeNavigation={subscribeNavigation}
      takeTyped={takeTyped}
      failure={showFailure}
      fillers={fillers}
    />
  )
}

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  takeTyped()
}
