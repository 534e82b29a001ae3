const namespace = 'http://www.w3.org/2000/svg'

type Attributes = Record<string, string | number>

function complete<Item extends Element>(
  element: Item,
  attributes: Attributes,
  children: (Element | string)[],
) {
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value))
  }
  element.append(...children)
  return element
}

/** An SVG element. The policy of the frame forbids the attribute style: use classes and attributes. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Element | string)[]
): SVGElementTagNameMap[Name] {
  return complete(document.createElementNS(namespace, name), attributes, children)
}

export function html<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Element | string)[]
): HTMLElementTagNameMap[Name] {
  return complete(document.createElement(name), attributes, children)
}

/** A button that does something when it is clicked. */
export function button(act: () => void, ...children: (Element | string)[]): HTMLButtonElement {
  const element = html('button', { type: 'button' }, ...children)
  element.addEventListener('click', act)
  return element
}

/** Sets attributes that place an element. */
export const set = (element: Element, attributes: Attributes): Element => complete(element, attributes, [])

/** Makes elements the children of another, and leaves alone those that are in their place. */
export function arrange(parent: Element, children: Element[]): void {
  for (const child of [...parent.children]) {
    if (!children.includes(child)) {
      child.remove()
    }
  }
  for (const [index, child] of children.entries()) {
    if (parent.children[index] !== child) {
      parent.insertBefore(child, parent.children[index] ?? null)
    }
  }
}
