import { useEffect } from 'react'

/**
 * useScrollbarWidth gives the style sheet the width of the window's scrollbar, so
 * that the page does not shift when a dialog hides the scrollbar.
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
