/**
 * Under the site's Content-Security-Policy the browser takes no style from
 * markup: none of a style element, a style attribute, or setAttribute('style').
 * It takes the same text from scripts that set element.style and adopt sheets.
 */

/** The attribute that stands for style in markup; documents that no window shows have the policy, too. */
const apart = 'data-style-apart'

/**
 * withStyleApart does work that writes style as markup, such as mermaid's, and
 * brings all of it in by the ways that the policy leaves open. Sheets become the
 * document's and are added to these, for who drops them. While the work goes on,
 * this is so for the whole document: two such works must not overlap. Markup that
 * it gives is for setMarkup.
 */
export async function withStyleApart<T>(sheets: CSSStyleSheet[], work: () => Promise<T>): Promise<T> {
  const { setAttribute } = Element.prototype
  const { appendChild, insertBefore } = Node.prototype
  const { parseFromString } = DOMParser.prototype
  const inner = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')

  Element.prototype.setAttribute = function (name, value) {
    if (name !== 'style' || !setStyle(this, value)) {
      setAttribute.call(this, name, value)
    }
  }
  Node.prototype.appendChild = function <N extends Node>(node: N) {
    if (!adoptStyle(node, sheets)) {
      appendChild.call(this, node)
    }
    return node
  }
  Node.prototype.insertBefore = function <N extends Node>(node: N, next: Node | null) {
    if (!adoptStyle(node, sheets)) {
      insertBefore.call(this, node, next)
    }
    return node
  }
  DOMParser.prototype.parseFromString = function (text, type) {
    return parseFromString.call(this, setApart(String(text)), type)
  }
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...inner,
    set(this: Element, text: unknown) {
      inner?.set?.call(this, text === null ? '' : setApart(String(text)))
      takeBack(this)
    },
  })
  try {
    return await work()
  } finally {
    Element.prototype.setAttribute = setAttribute
    Object.assign(Node.prototype, { appendChild, insertBefore })
    DOMParser.prototype.parseFromString = parseFromString
    Object.defineProperty(Element.prototype, 'innerHTML', { ...inner })
  }
}

/** setMarkup is innerHTML = markup, with the style that its attributes ask for. */
export function setMarkup(element: Element, markup: string) {
  element.innerHTML = setApart(markup)
  takeBack(element)
}

/** dropSheets ends the use of sheets in the document. */
export function dropSheets(sheets: CSSStyleSheet[]) {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
}

/** Renames the style attributes in markup. */
function setApart(markup: string): string {
  return markup.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi, (tag) =>
    tag.replace(/"[^"]*"|'[^']*'|([\s/])style(?=\s*=)/gi, (found, before) =>
      before ? `${before}${apart}` : found,
    ),
  )
}

/** Gives the elements within one, in the shown document, the style that was set apart. */
function takeBack(within: Element) {
  if (within.ownerDocument !== document) {
    return
  }
  for (const element of within.querySelectorAll(`[${apart}]`)) {
    setStyle(element, element.getAttribute(apart) ?? '')
    element.removeAttribute(apart)
  }
}

/** Reports whether the element can have style. */
function setStyle(element: Element, text: string): boolean {
  const can =
    element instanceof HTMLElement || element instanceof SVGElement || element instanceof MathMLElement
  if (can) {
    element.style.cssText = text
  }
  return can
}

/** Makes a sheet of a style element that would come into the document; reports whether it is one. */
function adoptStyle(node: Node, sheets: CSSStyleSheet[]): boolean {
  const is = node instanceof HTMLStyleElement || node instanceof SVGStyleElement
  if (!is || node.ownerDocument !== document) {
    return false
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(node.textContent ?? '')
  sheets.push(sheet)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return true
}
