import { Mark } from '../../contract'
import type { HeadTag } from './headTags'

/** Elements that a page has once. The router changes them for the next page. */
const single = ['description', 'robots', 'og:title', 'og:description', 'og:url', 'canonical']

/** enterHead adds tags to the document's head. It returns a cleanup function. */
export function enterHead(tags: HeadTag[]): () => void {
  const entered: Element[] = []
  for (const tag of tags) {
    const key = keyOf(tag)
    if (tag.tag === 'title') {
      document.title = tag.text ?? ''
    } else if (key && single.includes(key.value)) {
      const element = find(tag.tag, key) ?? document.head.appendChild(document.createElement(tag.tag))
      setAttributes(element, tag)
    } else {
      entered.push(existing(tag) ?? add(tag))
    }
  }
  return () => {
    for (const element of entered) {
      element.remove()
    }
  }
}

interface Key {
  name: string
  value: string
}

/** keyOf identifies a meta or link element that may appear once. */
function keyOf({ tag, attributes }: HeadTag): Key | undefined {
  const name = tag === 'link' ? 'rel' : attributes.property ? 'property' : 'name'
  const value = attributes[name]
  return value && (tag === 'meta' || value === 'canonical') ? { name, value } : undefined
}

function find(tag: string, { name, value }: Key): Element | null {
  return document.head.querySelector(`${tag}[${name}="${CSS.escape(value)}"]`)
}

/** existing returns the element that the server wrote for a tag. */
function existing(tag: HeadTag): Element | undefined {
  const wanted = create(tag)
  return [...document.head.querySelectorAll(`${tag.tag}[${Mark.PageHead}]`)].find((element) =>
    element.isEqualNode(wanted),
  )
}

function add(tag: HeadTag): Element {
  return document.head.appendChild(create(tag))
}

function create(tag: HeadTag): Element {
  const element = document.createElement(tag.tag)
  setAttributes(element, tag)
  element.setAttribute(Mark.PageHead, '')
  element.textContent = tag.text ?? ''
  return element
}

function setAttributes(element: Element, { attributes }: HeadTag) {
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value)
  }
}
