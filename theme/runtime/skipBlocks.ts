import { whenIdle } from './whenIdle'

/**
 * skipBlocks lets the browser skip large blocks of the content that are out of view, so that a change of the
 * color mode or a dialog only affects what is in view. The browser must lay out everything once first, and
 * again when the width changes, because it can only reserve space for a block whose size it knows. The font
 * size depends on the width of the window. skipBlocks returns a cleanup function.
 */
export function skipBlocks(content: HTMLElement): () => void {
  let width = ''
  const observer = new ResizeObserver(() => {
    const now = `${window.innerWidth} ${content.clientWidth}`
    if (now !== width) {
      width = now
      delete content.dataset.skips
      whenIdle(() => {
        if (now === width) {
          content.dataset.skips = ''
        }
      })
    }
  })
  observer.observe(content)
  return () => {
    observer.disconnect()
    width = 'none'
    delete content.dataset.skips
  }
}
