import { Icon } from '../common/Icon'
import { Message } from '../messages'
import classes from './BackToTop.module.css'

/** BackToTop shows a button that scrolls to the top while the reader scrolls up a long page: see watchBackToTop. */
export function BackToTop() {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={docgenText(Message['theme.BackToTopButton.buttonAriaLabel'])}
      inert
      data-back-to-top
      data-print="hidden"
    >
      <Icon name="arrowUp" />
    </button>
  )
}
