import { patch } from './patch'

/**
 * keepState runs show, in which React gives the content element new HTML, and
 * has what is the same in both states stay in the page.
 */
export function keepState(before: string, after: string, show: () => void): void {
  const element = document.getElementById('content-body')
  if (!element) {
    show()
    return
  }
  // React assigns to innerHTML, here and nowhere else.
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    set: () => patch(element, parse(before), parse(after)),
  })
  const open = selectedTabs(element).map((tab) => tab.textContent)
  try {
    show()
  } finally {
    Reflect.deleteProperty(element, 'innerHTML')
  }
  for (const [number, box] of element.querySelectorAll('.tabs').entries()) {
    const tabs = [...box.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')]
    tabs.find((tab) => tab.textContent === open[number] && tab.ariaSelected === 'false')?.click()
  }
}

/** The tabs that are open, of each group in order. */
function selectedTabs(content: Element): Element[] {
  return [...content.querySelectorAll('.tabs > [role="tablist"] > [role="tab"][aria-selected="true"]')]
}

function parse(html: string): Element {
  return new DOMParser().parseFromString(html, 'text/html').body
}
