import type { Input, ModalView, Snapshot } from '../messages'
import { html } from './elements'

/** The field of the last modal that has one, above its screen. */
export function createField(picture: HTMLElement, send: (input: Input) => void) {
  const input = html('input', { type: 'text', class: 'field', autocomplete: 'off', spellcheck: 'false' })
  let shown: ModalView | undefined
  let before: Element | null = null

  const commit = (action?: string) => {
    if (shown) {
      send({ kind: 'commit', modal: shown.id, value: input.value, action })
    }
  }
  input.addEventListener('input', () => {
    if (shown) {
      send({ kind: 'type', modal: shown.id, value: input.value })
    }
  })
  input.addEventListener('keydown', (event) => {
    const isTab = event.key === 'Tab'
    if ((event.key === 'Enter' || isTab) && !event.isComposing) {
      event.preventDefault()
      commit(isTab ? (event.shiftKey ? 'backtab' : 'tab') : 'return')
      if (isTab) {
        ;(before instanceof HTMLElement ? before : undefined)?.focus()
      }
    }
  })
  input.addEventListener('blur', () => commit())

  /** Puts the field where its modal is. */
  function place(snapshot: Snapshot): void {
    if (!shown) {
      return
    }
    const { frame, icon, weight } = shown
    const index = snapshot.screens.findIndex(({ frame: { x, width } }) => frame.x >= x && frame.x < x + width)
    const svg = picture.children[Math.max(0, index)]
    const screen = snapshot.screens[Math.max(0, index)]
    const box = svg?.getBoundingClientRect()
    const around = picture.getBoundingClientRect()
    if (!box || !screen) {
      return
    }
    const scale = box.width / (screen.frame.width + 4)
    const inset = 17 + (icon ? weight * 1.5 + 10 : 0)
    const lengths = {
      left: box.left - around.left + (frame.x - screen.frame.x + 2) * scale,
      top: box.top - around.top + (frame.y - screen.frame.y + 2) * scale,
      width: frame.width * scale,
      height: frame.height * scale,
      'padding-left': inset * scale,
      'font-size': Math.max(12, weight * scale),
    }
    for (const [name, value] of Object.entries(lengths)) {
      input.style.setProperty(name, `${value}px`)
    }
  }

  function show(snapshot: Snapshot): void {
    const next = snapshot.modals.findLast(({ isInput }) => isInput)
    const isNew = next && next.id !== shown?.id
    const wasFocused = document.activeElement === input
    shown = next
    input.hidden = !next
    if (next) {
      input.placeholder = next.placeholder
      input.setAttribute('aria-label', next.placeholder || 'Field of the script')
      input.dataset.appearance = next.appearance
      place(snapshot)
    }
    if (next && isNew) {
      before = document.activeElement
      input.value = next.text
      input.focus({ preventScroll: true })
    } else if (!next && wasFocused && before instanceof HTMLElement) {
      before.focus({ preventScroll: true })
    }
  }

  input.hidden = true
  return { element: input, show, place }
}
