import { colorMode } from './colorMode'
import { fill } from './fill'

/**
 * showDiagrams draws the diagrams of the content. What draws them is loaded by
 * pages that have one. It returns the function that ends it.
 */
export function showDiagrams(content: ParentNode): () => void {
  let ended = false
  let stop = () => {}
  async function start() {
    const { drawDiagrams } = await import('./diagrams')
    if (!ended) {
      const { get, subscribe } = colorMode()
      const load = () => import('mermaid')
      stop = drawDiagrams(content, { mode: () => get().effective, onModeChange: subscribe, load, fill })
    }
  }
  if (content.querySelector('pre.mermaid')) {
    start().catch(console.warn) // their sources stay
  }
  return () => {
    ended = true
    stop()
  }
}
