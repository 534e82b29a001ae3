/** The newest state of the style sheet that all pages have, which may still be on its way. */
let newest: HTMLLinkElement | null = null
/** The states before it, whose styles count until it is there. */
const older = new Set<HTMLLinkElement>()

/** showStyles puts another state of the style sheet in the place of the one before, when it has arrived. */
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

/** Until then the page had styles of an earlier state; one that arrives later than a newer one counts less. */
function forgetOlder() {
  for (const link of older) {
    link.remove()
  }
  older.clear()
}
