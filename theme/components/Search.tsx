import { useEffect, useState } from 'react'
import { useHydrated } from '../runtime/hydrated'
import { useSite } from '../runtime/site'
import classes from './Search.module.css'
import { preloadSearch, SearchDialog } from './SearchDialog'

/** Search is the box in the navbar; it opens the search dialog, as do "/" and Ctrl or Cmd with K. */
export function Search() {
  const manifest = useSite().search?.manifest ?? ''
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const preload = () => preloadSearch(manifest)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (opensSearch(event)) {
        event.preventDefault()
        setOpen(true)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const shortcut = hydrated && /^(Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
  return (
    <>
      <button
        type="button"
        className={classes.box}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onFocus={preload}
        onPointerEnter={preload}
        onClick={() => setOpen(true)}
      >
        <span className={classes.label}>Search</span>
        <kbd className={classes.shortcut}>{shortcut}</kbd>
      </button>
      {open && <SearchDialog manifest={manifest} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Whether a key opens the search: not a slash that the reader is writing. */
function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
    return key.toLowerCase() === 'k'
  }
  const isWriting =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting
}
