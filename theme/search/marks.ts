/** The name under which the style sheet knows the marks. */
const name = 'search'

/**
 * showMarks marks words in an element, as they are written in it, until
 * clearMarks. The document does not change: browsers without highlights show none.
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

/** clearMarks removes all marks. */
export function clearMarks(): void {
  if (typeof Highlight !== 'undefined') {
    CSS.highlights.delete(name)
  }
}
