import { Message } from '../messages'
import { isFocused, setFocusMode } from './focusMode'
import type { Letters, Shortcut } from './shortcutList'

/** The keys that readers have turned off are those of one letter. "/" and "?" stay, because they are no words. */
const offKey = 'docgen.keys'

const letters: Letters = {
  areOn() {
    try {
      return window.localStorage.getItem(offKey) !== 'off'
    } catch {
      return true
    }
  },
  set(isOn) {
    try {
      if (isOn) {
        window.localStorage.removeItem(offKey)
      } else {
        window.localStorage.setItem(offKey, 'off')
      }
    } catch {} // the choice cannot be kept
  },
}

/** shortcutFor returns the shortcut that a key press is for. No shortcut needs Ctrl, Alt or Cmd. */
export function shortcutFor(event: Press, table: Shortcut[], hasLetters: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, repeat } = event
  if (ctrlKey || metaKey || altKey || isComposing || repeat || (!hasLetters && /^[a-z]$/.test(key))) {
    return undefined
  }
  return table.find(({ keys, run }) => run && keys.includes(key))
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'>

/** watchShortcuts handles the keys. The first interaction may be one. */
export function watchShortcuts(first: Event | undefined, announce: (text: string) => void): void {
  const onKey = (event: KeyboardEvent) => {
    if (!isBusy(event.target) && shortcutFor(event, shortcuts(announce), letters.areOn())?.run?.()) {
      event.preventDefault()
    }
  }
  if (first instanceof KeyboardEvent) {
    onKey(first)
  }
  document.addEventListener('keydown', onKey, true) // before Escape closes a menu
}

/** Reports whether a key is for something else: a field, what is open, or a search that is loading. */
function isBusy(target: EventTarget | null): boolean {
  return (
    (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
    'typed' in document.documentElement.dataset ||
    document.querySelector('dialog[open], .page-menu details[open]') !== null
  )
}

/** shortcuts returns all that the page has. The letters for pages are those of Material for MkDocs. */
function shortcuts(announce: (text: string) => void): Shortcut[] {
  const search = document.querySelector('[data-opens-search]')
  const previous = document.querySelector<HTMLAnchorElement>('main a[rel="prev"]')
  const next = document.querySelector<HTMLAnchorElement>('main a[rel="next"]')
  const table: (Shortcut | null)[] = [
    search && {
      keys: ['/', search.querySelector('kbd')?.textContent ?? ''],
      label: docgenText(Message['theme.SearchBar.label']),
    },
    previous && { keys: ['p'], label: docgenText(Message['theme.docs.paginator.previous']), run: () => follow(previous) },
    next && { keys: ['n'], label: docgenText(Message['theme.docs.paginator.next']), run: () => follow(next) },
    {
      keys: ['f'],
      label: docgenText(Message['docgen.focus.title']),
      run() {
        setFocusMode(!isFocused(), announce)
        return true
      },
    },
    {
      keys: ['Escape'],
      label: docgenText(Message['theme.AnnouncementBar.closeButtonAriaLabel']),
      run() {
        const isToLeave = isFocused() && !document.querySelector('.hover-card') // watchRest.ts closes that
        if (isToLeave) {
          setFocusMode(false, announce)
        }
        return isToLeave
      },
    },
    {
      keys: ['?'],
      label: docgenText(Message['docgen.keys.title']),
      run() {
        import('./shortcutList').then(({ listShortcuts }) => listShortcuts(shortcuts(announce), letters), console.warn)
        return true
      },
    },
  ]
  return table.filter((row) => row !== null)
}

function follow(link: HTMLAnchorElement): boolean {
  link.click()
  return true
}
