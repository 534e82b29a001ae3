import { Message } from '../messages'
import { fill } from './fill'

const code = '.code-block > pre'

/** The boxes that may scroll, with the messages that name them. */
const kinds = () =>
  [
    [code, Message['docgen.codeBlock.titledLabel']],
    ['.table-scroll', Message['docgen.table.titledLabel']],
    ['.math-block', Message['docgen.formula.titledLabel']],
  ] as const

/**
 * tendScrollBoxes makes each box of the content that scrolls a stop of the Tab key with a name, so that
 * keys can scroll it, and lets the key pass by the others. In the server's HTML, all are stops. It returns
 * the function that ends it.
 */
export function tendScrollBoxes(content: ParentNode): () => void {
  const names = namesIn(content)
  const observer = new ResizeObserver((changes) => {
    // All are measured before one changes, so that the page is laid out once.
    const scrolls = changes.map(({ target }) => widthIn(target) > target.clientWidth)
    for (const [i, { target }] of changes.entries()) {
      const name = names.get(target) ?? ''
      const attributes = { tabindex: '0', role: 'group', 'aria-label': name }
      for (const [attribute, value] of Object.entries(attributes)) {
        if (scrolls[i]) {
          target.setAttribute(attribute, value)
        } else if (target !== document.activeElement) {
          target.removeAttribute(attribute)
        }
      }
    }
  })
  for (const box of names.keys()) {
    observer.observe(box)
  }
  return () => observer.disconnect()
}

/** widthIn is how wide the content of a box is. A box whose content the browser skips does not know: its child does. */
function widthIn(box: Element): number {
  return Math.max(box.scrollWidth, box.firstElementChild?.scrollWidth ?? 0)
}

/** namesIn names the boxes: by their title or caption, else by the heading above them. */
function namesIn(content: ParentNode): Map<Element, string> {
  const names = new Map<Element, string>()
  let heading = ''
  for (const element of content.querySelectorAll(`h1, h2, h3, h4, h5, h6, ${kinds().map(([box]) => box)}`)) {
    const label = kinds().find(([box]) => element.matches(box))?.[1]
    if (label) {
      const title = element.matches(code) ? element.previousElementSibling : element.querySelector('caption')
      names.set(element, fill(label, { title: title?.textContent ?? heading }))
    } else {
      heading = element.textContent
    }
  }
  return names
}
