import { Mark, type PageData } from '../../contract'

/** applyHead changes the document's head to that of another page. */
export function applyHead(page: PageData): void {
  const { head } = page
  document.title = head.title
  document.documentElement.className = head.className
  document.documentElement.toggleAttribute(Mark.Lead, head.lead ?? false)
  setMeta('name', 'description', head.description)
  setMeta('name', 'robots', head.noIndex ? 'noindex, nofollow' : undefined)
  setMeta('property', 'og:title', head.title)
  setMeta('property', 'og:description', head.description)
  setMeta('property', 'og:url', head.canonical)
  setElement('link', 'rel', 'canonical', 'href', head.canonical)
  // These are for crawlers and agents, which load every page as a document; on another page they would be wrong.
  for (const element of document.head.querySelectorAll('[hreflang], [type="application/ld+json"], [type="text/markdown"]')) {
    element.remove()
  }
}

function setMeta(key: string, name: string, content: string | undefined) {
  setElement('meta', key, name, 'content', content)
}

/** Sets an attribute of the element with key="name", or removes the element if there is no value. */
function setElement(tag: string, key: string, name: string, attribute: string, value: string | undefined) {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (!value) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, value)
}
