import type { Look } from './protocol'

/** The custom properties of the theme that the frame gets. */
const tokens = [
  '--color-bg', '--color-sunken', '--color-raised', '--color-hover', '--color-border', '--color-border-strong',
  '--color-heading', '--color-text', '--color-muted', '--color-accent', '--color-on-accent', '--color-focus',
  '--color-warning', '--color-danger', '--font-body', '--font-code',
]

/** currentLook returns how the page looks around an element. */
export function currentLook(element: Element): Look {
  const style = getComputedStyle(element)
  return {
    mode: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
    tokens: Object.fromEntries(tokens.map((name) => [name, style.getPropertyValue(name)])),
  }
}

/** watchLook calls a function when the color mode of the page changes. It returns a cleanup function. */
export function watchLook(element: Element, listener: (look: Look) => void): () => void {
  const observer = new MutationObserver(() => listener(currentLook(element)))
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
