import { revealTarget } from '../navigation/reveal'
import { localStore } from './storage'

/** Loaded with the first page that has tabs. */
let enhance: typeof import('./tabs').enhanceTabs | undefined

/**
 * showTabs turns the panels of the content into tabs and opens the one with the target of the address. Only
 * pages with tabs load the code for it; until then the style sheet shows the right panels. It returns a
 * cleanup function.
 */
export function showTabs(content: ParentNode): () => void {
  let ended = false
  let stop = () => {}
  function make() {
    if (enhance && !ended) {
      stop = enhance(content, localStore)
      revealTarget()
    }
  }
  async function load() {
    enhance = (await import('./tabs')).enhanceTabs
    make()
  }
  if (content.querySelector('.tabs') && !enhance) {
    load().catch((error) => {
      console.warn(error)
      document.documentElement.dataset.scripts = 'failed' // tabs.css then shows all panels
    })
  } else {
    make()
  }
  return () => {
    ended = true
    stop()
  }
}
