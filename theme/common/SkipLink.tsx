import type { MouseEvent } from 'react'
import { Message } from '../messages'
import classes from './SkipLink.module.css'

/** mainId is the id of the page's main element. */
export const mainId = 'docgen-main'

/** SkipLink shows the first link on the page, which keyboard users follow to skip the navigation. */
export function SkipLink() {
  return (
    <a className={classes.link} href={`#${mainId}`} onClick={focusMain} data-print="hidden">
      {docgenText(Message['theme.common.skipToMainContent'])}
    </a>
  )
}

/** focusMain moves the focus to the main element without changing the address. */
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
