/**
 * restoreScrollOnTraversal stops the browser from scrolling when the reader goes back or forward within
 * this document. At that moment the page is not rendered yet, so the router scrolls later.
 *
 * Each entry of the history stores who restores the position. When a document loads, the browser does it
 * better, before the first paint. So the mode is set back when the reader leaves, although the browser does
 * not always store that in time.
 */
export function restoreScrollOnTraversal(): void {
  function take() {
    window.history.scrollRestoration = 'manual'
  }
  function handOver() {
    window.history.scrollRestoration = 'auto'
  }
  if (document.readyState === 'complete') {
    take()
  } else {
    window.addEventListener('load', take, { once: true })
  }
  window.addEventListener('pagehide', handOver)
  window.addEventListener('pageshow', (event) => event.persisted && take())
}

/**
 * restoreScrollOfLoad scrolls a page that was just loaded to where the reader left it, if its entry of the
 * history is still in manual mode. This happens for pages that the router navigated away from, and when
 * the browser did not store the change of mode in time.
 */
export function restoreScrollOfLoad(top: number | undefined): void {
  if (window.history.scrollRestoration !== 'manual' || top === undefined) {
    return
  }
  const scroll = () => window.scrollTo({ top, behavior: 'instant' })
  scroll()
  // Images without a size may still make the page longer.
  const abandon = new AbortController()
  window.addEventListener('load', scroll, { once: true, signal: abandon.signal })
  for (const own of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(own, () => abandon.abort(), { once: true, signal: abandon.signal })
  }
}
