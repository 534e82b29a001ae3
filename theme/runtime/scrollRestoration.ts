/**
 * restoreScrollOnTraversal keeps the browser from scrolling on back and forward within
 * this document: the page to scroll is not there yet when it would, so the router does it.
 *
 * Who restores is kept in each entry of the history. On loads the browser knows
 * better, and does it before the first paint, so the reader leaves an entry that is the
 * browser's: if the browser hears of it in time, which it does not always.
 */
export function restoreScrollOnTraversal(): void {
  function take() {
    window.history.scrollRestoration = 'manual'
  }
  function giveBack() {
    window.history.scrollRestoration = 'auto'
  }
  if (document.readyState === 'complete') {
    take()
  } else {
    window.addEventListener('load', take, { once: true })
  }
  window.addEventListener('pagehide', giveBack)
  window.addEventListener('pageshow', (event) => event.persisted && take())
}

/**
 * restoreScrollOfLoad scrolls a page that was just loaded to where the reader left it, when
 * its entry of the history is still ours: then the browser does not. That is so for pages
 * that the router led away from, and where the browser did not hear that we gave it back.
 */
export function restoreScrollOfLoad(top: number | undefined): void {
  if (window.history.scrollRestoration !== 'manual' || top === undefined) {
    return
  }
  const scroll = () => window.scrollTo({ top, behavior: 'instant' })
  scroll()
  // Pictures without a size may yet make the page as long as it was.
  const abandon = new AbortController()
  window.addEventListener('load', scroll, { once: true, signal: abandon.signal })
  for (const own of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(own, () => abandon.abort(), { once: true, signal: abandon.signal })
  }
}
