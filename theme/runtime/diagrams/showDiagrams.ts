import { colorMode } from '../preferences/colorMode'
import { fill } from '../fill'

/**
 * showDiagrams draws the diagrams of the content. Only pages with diagrams load the code for it. It returns
 * a cleanup function.
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
    start().catch(console.warn) // the sources stay visible
  }
  return () => {
    ended = true
    stop()
  }
}
