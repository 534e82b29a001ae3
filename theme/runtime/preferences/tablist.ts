/** Tab is one panel with its button. */
export interface Tab {
  panel: HTMLElement
  /** identifies the tab in storage and in the address */
  value: string
  /** id of the button that shows the panel */
  id: string
}

/** Tablist is the row of buttons above the panels. */
export interface Tablist {
  element: HTMLElement
  /** select marks the open tab; undefined marks none. */
  select(tab: Tab | undefined): void
}

/**
 * buildTablist creates a tablist that follows the ARIA Authoring Practices. It is one stop for the Tab key;
 * arrows, Home and End open the other tabs.
 */
export function buildTablist(tabs: Tab[], onChoose: (tab: Tab) => void): Tablist {
  const element = document.createElement('div')
  element.role = 'tablist'
  const buttons = tabs.map((tab) => {
    const button = createButton(tab)
    button.addEventListener('click', () => onChoose(tab))
    return button
  })
  element.append(...buttons)
  element.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return
    }
    const position = buttons.findIndex((button) => button.matches(':focus'))
    const isRightToLeft = getComputedStyle(element).direction === 'rtl'
    const target = targetOf(event.key, { position, count: tabs.length, isRightToLeft })
    const tab = target === undefined ? undefined : tabs[target]
    if (tab && target !== undefined) {
      event.preventDefault()
      onChoose(tab)
      buttons[target]?.focus()
    }
  })

  return {
    element,
    select(tab) {
      for (const [position, button] of buttons.entries()) {
        const selected = tabs[position] === tab
        button.setAttribute('aria-selected', String(selected))
        button.tabIndex = selected || (!tab && position === 0) ? 0 : -1
      }
    },
  }
}

interface Row {
  /** position of the focused tab */
  position: number
  count: number
  isRightToLeft: boolean
}

/** targetOf returns the position that a key moves to; undefined for other keys. */
export function targetOf(key: string, { position, count, isRightToLeft }: Row): number | undefined {
  const step = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return (position + step + count) % count
    case 'ArrowLeft':
      return (position - step + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** The button copies the title of the panel. The title itself stays for printing. */
function createButton({ panel, value, id }: Tab): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.role = 'tab'
  button.id = id
  const title = panel.querySelector(':scope > .tab-title')
  button.append(...(title?.cloneNode(true).childNodes ?? [value]))
  for (const link of button.querySelectorAll('a')) {
    link.replaceWith(...link.childNodes) // buttons cannot contain links
  }
  panel.id ||= `${id}:panel`
  panel.role = 'tabpanel'
  panel.setAttribute('aria-labelledby', id)
  button.setAttribute('aria-controls', panel.id)
  return button
}
