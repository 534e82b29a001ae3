/**
 * Under the site's Content-Security-Policy, the browser ignores styles in markup: style elements, style
 * attributes and setAttribute('style'). Scripts may still set element.style and adopt style sheets.
 */

/** Replaces the style attribute in markup. The policy applies even to documents that are not shown. */
const apart = 'data-style-apart'

/**
 * withStyleApart runs work that writes styles as markup, as Mermaid does, and applies those styles in the
 * ways that the policy allows. It adds the style sheets to the document and to sheets, so that the caller
 * can drop them. Meanwhile it changes the whole document, so two calls must not overlap. Pass markup that
 * the work returns to setMarkup.
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

/** setMarkup sets innerHTML and applies the style attributes in the markup. */
export function setMarkup(element: Element, markup: string) {
  element.innerHTML = setApart(markup)
  takeBack(element)
}

/** dropSheets removes style sheets from the document. */
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

/** Applies the renamed style attributes below an element of the shown document. */
function takeBack(within: Element) {
  if (within.ownerDocument !== document) {
    return
  }
  for (const element of within.querySelectorAll(`[${apart}]`)) {
    setStyle(element, element.getAttribute(apart) ?? '')
    element.removeAttribute(apart)
  }
}

/** Sets the style of an element. It reports whether the element can have style. */
function setStyle(element: Element, text: string): boolean {
  const can =
    element instanceof HTMLElement || element instanceof SVGElement || element instanceof MathMLElement
  if (can) {
    element.style.cssText = text
  }
  return can
}

/** Adopts the sheet of a style element in place of inserting it. It reports whether the node is one. */
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
