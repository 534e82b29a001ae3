import { Mark } from '../contract'
import { patch } from './patch'

/**
 * keepState runs show, which makes React assign new HTML to the content element. Elements that are the
 * same before and after stay in the page with their state.
 */
export function keepState(before: string, after: string, show: () => void): void {
  const element = document.getElementById(Mark.ContentID)
  if (!element) {
    show()
    return
  }
  // React assigns to innerHTML only here.
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

/** Returns the open tab of each group, in order. */
function selectedTabs(content: Element): Element[] {
  return [...content.querySelectorAll('.tabs > [role="tablist"] > [role="tab"][aria-selected="true"]')]
}

function parse(html: string): Element {
  return new DOMParser().parseFromString(html, 'text/html').body
}
