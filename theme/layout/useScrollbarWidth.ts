import { useEffect } from 'react'

/**
 * useScrollbarWidth gives the style sheet the width of the window's scrollbar, so
 * that the page does not shift when a dialog hides the scrollbar. If it has none, or one over the page, it sets nothing, because
 * browsers style all elements again when a property of the html element changes.
 */
export function useScrollbarWidth() {
  useEffect(() => {
    const page = document.documentElement
    let last = 0
    const observer = new ResizeObserver(() => {
      const width = window.innerWidth - page.clientWidth
      if (width !== last && !page.matches(':has(dialog:modal)')) {
        last = width
        page.style.setProperty('--scrollbar-width', `${width}px`)
      }
    })
    observer.observe(page)
    return () => observer.disconnect()
  }, [])
}
