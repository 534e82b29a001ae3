import { revealTarget } from './reveal'
import { localStore } from './storage'

/** What makes tabs, once a page had some. */
let enhance: typeof import('./tabs').enhanceTabs | undefined

/**
 * showTabs makes tabs of the content's panels and opens the one that the address leads into. What makes
 * them is loaded by pages that have tabs; until then the style sheet shows what they will show.
 * It returns the function that ends it.
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
      document.documentElement.dataset.scripts = 'failed' // nobody will make tabs: tabs.css shows all panels
    })
  } else {
    make()
  }
  return () => {
    ended = true
    stop()
  }
}
