/** The newest version of the style sheet of all pages, which may still be loading. */
let newest: HTMLLinkElement | null = null
/** Earlier versions, which apply until it has loaded. */
const older = new Set<HTMLLinkElement>()

/** showStyles replaces the style sheet by a new version once that has loaded. */
export function showStyles(href: string): void {
  newest ??= document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (newest?.getAttribute('href') === href) {
    return
  }
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  next.href = href
  next.addEventListener('load', () => next === newest && forgetOlder())
  if (newest) {
    older.add(newest)
    newest.after(next)
  } else {
    document.head.append(next)
  }
  newest = next
}

/** Removes earlier versions, even those that are still loading. */
function forgetOlder() {
  for (const link of older) {
    link.remove()
  }
  older.clear()
}
