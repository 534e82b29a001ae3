import { useEffect, useState } from 'react'
import { Icon } from '../common/Icon'
import { Message } from '../messages'
import classes from './BackToTop.module.css'

/** How far the reader must be from the top for the button to appear, in CSS pixels. */
const threshold = 300

/** BackToTop shows a button that scrolls to the top while the reader scrolls up a long page. */
export function BackToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const { scrollY } = window
      const end = document.documentElement.scrollHeight - window.innerHeight
      if (scrollY !== last) {
        setShown(scrollY < last && scrollY >= threshold && scrollY < end)
      }
      last = scrollY
    }
    const hide = () => setShown(false)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('hashchange', hide)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('hashchange', hide)
    }
  }, [])
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={docgenText(Message['theme.BackToTopButton.buttonAriaLabel'])}
      inert={!shown}
      data-print="hidden"
      onClick={toTop}
    >
      <Icon name="arrowUp" />
    </button>
  )
}

function toTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}
