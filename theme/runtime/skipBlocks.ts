/** Large blocks of the content. The style sheets reserve space for those that have the attribute. */
const blocks = ':scope > :is(.code-block, .table-scroll, .admonition, .signature)'
/** Number of blocks that get the attribute between two frames, because browsers then style them again. */
const atATime = 8

/**
 * skipBlocks lets the browser skip large blocks of the content that are out of view, so that a change of the
 * color mode or a dialog only affects what is in view. The browser must lay out everything once first, and
 * again when the width changes, because it can only reserve space for a block whose size it knows. The font
 * size depends on the width of the window. skipBlocks returns a cleanup function.
 */
export function skipBlocks(content: HTMLElement, whenIdle: (run: () => void) => void): () => void {
  const all = content.querySelectorAll<HTMLElement>(blocks)
  let width = ''
  function skip(from: number, at: string) {
    if (at === width && from < all.length) {
      for (const block of [...all].slice(from, from + atATime)) {
        block.dataset.skips = ''
      }
      whenIdle(() => skip(from + atATime, at))
    }
  }
  const observer = new ResizeObserver(() => {
    const now = `${window.innerWidth} ${content.clientWidth}`
    if (now !== width) {
      width = now
      for (const block of all) {
        delete block.dataset.skips
      }
      whenIdle(() => skip(0, now))
    }
  })
  observer.observe(content)
  return () => {
    observer.disconnect()
    width = 'none'
  }
}
