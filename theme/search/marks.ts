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
  const pattern = patternOf(words)
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

/** patternOf finds words in a text, the longest first. */
export function patternOf(words: readonly string[]): RegExp {
  const longest = [...words].sort((a, b) => b.length - a.length)
  return new RegExp(longest.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'), 'giu')
}

/** clearMarks removes all highlights. */
export function clearMarks(): void {
  if (typeof Highlight !== 'undefined') {
    CSS.highlights.delete(name)
  }
}
