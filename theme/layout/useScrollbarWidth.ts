import { useEffect } from 'react'

/**
 * useScrollbarWidth tells the style sheet how wide the window's scrollbar is, so
 * that the page stays where it is when a dialog hides it.
 */
export function useScrollbarWidth() {
  useEffect(() => {
    const page = document.documentElement
    const observer = new ResizeObserver(() => {
      if (!page.matches(':has(dialog:modal)')) {
        page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`)
      }
    })
    observer.observe(page)
    return () => observer.disconnect()
  }, [])
}
