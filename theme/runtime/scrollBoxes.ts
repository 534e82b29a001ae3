import { Message } from '../messages'

type Fill = (text: string, values: Readonly<Record<string, string>>) => string

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
export function enhanceScrollBoxes(content: ParentNode, fill: Fill): () => void {
  const names = namesIn(content, fill)
  function update(boxes: Element[]) {
    // Measure all before changing any, so that the browser lays out the page once.
    const scrolls = boxes.map((box) => widthIn(box) > box.clientWidth)
    for (const [i, box] of boxes.entries()) {
      const attributes = { tabindex: '0', role: 'group', 'aria-label': names.get(box) ?? '' }
      for (const [attribute, value] of Object.entries(attributes)) {
        if (scrolls[i]) {
          box.setAttribute(attribute, value)
        } else if (box !== document.activeElement) {
          box.removeAttribute(attribute)
        }
      }
    }
  }
  // The observer would first report a frame later. Until then, Tab would stop at boxes that do not scroll.
  update([...names.keys()])
  const observer = new ResizeObserver((changes) => update(changes.map(({ target }) => target)))
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
function namesIn(content: ParentNode, fill: Fill): Map<Element, string> {
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
