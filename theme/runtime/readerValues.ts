import { Message } from '../messages'

/** Store is the part of the browser's storage that values need; see preferences/storage.ts. */
export interface Store {
  read(key: string): string | null
  write(key: string, value: string | null): void
  subscribe(key: string, listener: () => void): () => void
}

/** What filling in values needs from the page. */
export interface Means {
  store: Store
  fill(text: string, values: Readonly<Record<string, string>>): string
}

/** keyOf returns the key of a value in the browser's storage, which nothing sends. */
const keyOf = (name: string) => `docgen.value.${name}`

/** What HTML has for buttons; a place inside is only text. */
const active = 'a, button, summary, label'

/**
 * fillValues shows the reader's values in the content, and makes buttons of their places that open a field. It returns
 * a cleanup function.
 */
export function fillValues(content: HTMLElement, { store, fill }: Means): () => void {
  const ended = new AbortController()
  for (const place of content.querySelectorAll<HTMLElement>('[data-var]')) {
    const { dataset } = place
    const name = dataset.var ?? ''
    dataset.initial ??= place.textContent ?? ''
    const { initial } = dataset
    const show = () => {
      const shown = store.read(keyOf(name)) ?? initial ?? ''
      if (place.textContent !== shown) {
        place.textContent = shown
      }
    }
    show()
    ended.signal.addEventListener('abort', store.subscribe(keyOf(name), show))
    if (place.closest(active)) {
      continue
    }
    // No <button>: browsers leave its text out of what readers select and copy.
    place.role = 'button'
    place.tabIndex = 0
    place.title = fill(docgenText(Message['docgen.value.enter']), { name })
    const open = () => openField(place, store, name)
    place.addEventListener('click', open, ended)
    place.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          open()
        }
      },
      ended,
    )
  }
  return () => ended.abort()
}

/** Shows a field instead of a place. Enter and leaving the field keep what is in it, and Escape does not. */
function openField(place: HTMLElement, store: Store, name: string) {
  const field = document.createElement('input')
  field.className = 'value-field'
  field.value = store.read(keyOf(name)) ?? ''
  field.placeholder = place.dataset.initial ?? ''
  field.size = Math.max(field.value.length, field.placeholder.length)
  field.autocomplete = 'off'
  field.autocapitalize = 'none'
  field.spellcheck = false
  field.setAttribute('aria-label', place.title)
  let isOpen = true
  function close(isKept: boolean) {
    if (isOpen) {
      isOpen = false
      const hasFocus = document.activeElement === field
      place.hidden = false
      if (hasFocus) {
        place.focus()
      }
      field.remove()
      if (isKept) {
        store.write(keyOf(name), field.value.trim() || null)
      }
    }
  }
  field.addEventListener('blur', () => close(true))
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (!isComposing && (key === 'Enter' || key === 'Escape')) {
      close(key === 'Enter')
    }
  })
  place.hidden = true
  place.after(field)
  field.select()
}
