import { anchorOf } from './address'

/** reveal opens the tabs and details that hide an element. It reports whether there were any. */
export function reveal(element: Element): boolean {
  let hidden = false
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (box.hasAttribute('hidden')) {
      // The browser does the same when find-in-page matches hidden text.
      box.dispatchEvent(new Event('beforematch'))
      hidden = true
    } else if (box instanceof HTMLDetailsElement && !box.open) {
      box.open = true
      hidden = true
    }
  }
  return hidden
}

/** revealTarget opens and scrolls to the target of the address if it was hidden. */
export function revealTarget(): void {
  const target = document.getElementById(anchorOf(new URL(window.location.href)))
  if (target && reveal(target)) {
    target.scrollIntoView({ behavior: 'instant' })
  }
}
