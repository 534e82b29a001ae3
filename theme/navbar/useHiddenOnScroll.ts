import { useEffect, useState } from 'react'

/** Scrolling by less than this many pixels changes nothing. */
const least = 8

/** useHiddenOnScroll reports whether the reader scrolls down, away from the top of the page. */
export function useHiddenOnScroll(enabled = false): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    if (!enabled) {
      return
    }
    let last = window.scrollY
    const onScroll = () => {
      const { scrollY, innerHeight } = window
      if (Math.abs(scrollY - last) < least) {
        return
      }
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight
      setHidden(scrollY > last && scrollY > innerHeight / 4 && !isEnd)
      last = scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [enabled])
  return hidden
}
