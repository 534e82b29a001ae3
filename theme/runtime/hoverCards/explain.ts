/** Explanation is what a card says about the target of a link. */
export interface Explanation {
  title: string
  /** signature of a member of an API, without ids */
  signature?: Element
  text: string
}

/** Element that contains a heading and what is beside it; see the renderer. */
const headings = '[class^="heading-"]'

/** explain returns what content says first about the target of an anchor; undefined if that is no heading and no term. */
export function explain(content: Element, id: string): Explanation | undefined {
  const target = content.querySelector(`#${CSS.escape(id)}`)
  if (target?.matches('dt')) {
    return { title: textOf(target), text: firstSentence(textOf(target.nextElementSibling)) }
  }
  if (!target?.matches('h2, h3, h4, h5, h6')) {
    return undefined
  }
  const result: Explanation = { title: textOf(target), text: '' }
  let returns = ''
  const start = target.closest(headings) ?? target
  for (let next = start.nextElementSibling; next && !next.matches(headings); next = next.nextElementSibling) {
    if (!result.text && next.matches('p')) {
      result.text = firstSentence(textOf(next))
    }
    const code = next.matches('.signature') ? next.querySelector('.signature-code') : null
    if (code && !result.signature) {
      result.signature = copyOf(code)
      returns = firstSentence(textOf(next.querySelector('.member:has(.member-result) dd')))
    }
  }
  result.text ||= returns
  return result.text || result.signature ? result : undefined
}

function copyOf(code: Element): Element {
  const copy = document.importNode(code, true)
  copy.removeAttribute('tabindex')
  for (const element of copy.querySelectorAll('[id]')) {
    element.removeAttribute('id')
  }
  for (const link of copy.querySelectorAll('a')) {
    link.replaceWith(...link.childNodes)
  }
  return copy
}

const textOf = (element: Element | null) => element?.textContent?.trim() ?? ''

/** firstSentence returns the first sentence of a text in the language of the page. */
export function firstSentence(text: string, language = document.documentElement.lang): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? ''
}
