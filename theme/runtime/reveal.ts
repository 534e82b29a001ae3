import { anchorOf } from './address'

/** reveal opens the tabs and details that an element is hidden in; it tells whether there were any. */
export function reveal(element: Element): boolean {
  let hidden = false
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (box.hasAttribute('hidden')) {
      // As the browser does when it finds a text in there.
      box.dispatchEvent(new Event('beforematch'))
      hidden = true
    } else if (box instanceof HTMLDetailsElement && !box.open) {
      box.open = true
      hidden = true
    }
  }
  return hidden
}

/** revealTarget brings what the address names into view, where it was hidden. */
export function revealTarget(): void {
  const target = document.getElementById(anchorOf(new URL(window.location.href)))
  if (target && reveal(target)) {
    target.scrollIntoView({ behavior: 'instant' })
  }
}
