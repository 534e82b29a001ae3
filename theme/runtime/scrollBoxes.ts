import { Message } from '../messages'
import { fill } from './fill'

const code = '.code-block > pre'

/** The boxes that may scroll, with the messages that name them. */
const kinds = () =>
  [
    [code, docgenText(Message['docgen.codeBlock.titledLabel'])],
    ['.table-scroll', docgenText(Message['docgen.table.titledLabel'])],
    ['.math-block', docgenText(Message['docgen.formula.titledLabel'])],
  ] as const

/**
 * enhanceScrollBoxes makes the boxes of the content that scroll focusable and gives them a name, so that
 * keyboard users can scroll them. In the HTML from the server all boxes are focusable; those that do not
 * scroll lose that. It returns a cleanup function.
 */
export function enhanceScrollBoxes(content: ParentNode): () => void {
  const names = namesIn(content)
  const observer = new ResizeObserver((changes) => {
    // Measure all before changing any, so that the browser lays out the page once.
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

/** widthIn returns the width of a box's content. If the browser skips that content, only the child has a width. */
function widthIn(box: Element): number {
  return Math.max(box.scrollWidth, box.firstElementChild?.scrollWidth ?? 0)
}

/** namesIn names each box by its title or caption, or by the heading above it. */
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
