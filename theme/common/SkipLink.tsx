import type { MouseEvent } from 'react'
import classes from './SkipLink.module.css'

/** mainId is the id of the page's main element. */
export const mainId = 'docgen-main'

/** SkipLink is the first stop of the keyboard and leads past the navigation. */
export function SkipLink() {
  return (
    <a className={classes.link} href={`#${mainId}`} onClick={focusMain} data-print="hidden">
      Skip to main content
    </a>
  )
}

/** focusMain goes to the main element, and leaves no trace in the address. */
function focusMain(event: MouseEvent) {
  const main = document.getElementById(mainId)
  if (!main) {
    return
  }
  event.preventDefault()
  main.tabIndex = -1
  main.focus()
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
}
