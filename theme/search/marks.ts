/** Name of the highlights in the style sheet. */
const name = 'search'

/**
 * showMarks highlights words in an element until clearMarks. The document does not change; browsers without
 * the CSS Custom Highlight API show nothing.
 */
export function showMarks(element: Element, words: readonly string[]): void {
  if (typeof Highlight === 'undefined' || words.length === 0) {
    return
  }
  const pattern = new RegExp(
    words
      .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .sort((a, b) => b.length - a.length)
      .join('|'),
    'giu',
  )
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const marks = new Highlight()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      marks.add(range)
    }
  }
  CSS.highlights.set(name, marks)
}

/** clearMarks removes all highlights. */
export function clearMarks(): void {
  if (typeof Highlight !== 'undefined') {
    CSS.highlights.delete(name)
  }
}
