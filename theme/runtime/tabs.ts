import type { SafeStorage } from './storage'
import { buildTablist, type Tab } from './tablist'
import { tabKeyPrefix } from './tabStyles'

/** keyOf is where the reader's choice among the tabs of a group is kept. */
export const keyOf = (group: string) => tabKeyPrefix + group

/**
 * enhanceTabs makes tabs of the panels that the content has one below the other.
 * It returns the function that makes panels of them again.
 */
export function enhanceTabs(content: ParentNode, store: SafeStorage): () => void {
  const stops: (() => void)[] = []
  for (const [number, box] of [...content.querySelectorAll<HTMLElement>('.tabs')].entries()) {
    const panels = [...box.querySelectorAll<HTMLElement>(':scope > .tab')]
    if (panels.length > 0) {
      stops.push(enhance(box, panels, { number, store }))
    }
  }
  return () => {
    for (const stop of stops) {
      stop()
    }
  }
}

function enhance(
  box: HTMLElement,
  panels: HTMLElement[],
  { number, store }: { number: number; store: SafeStorage },
): () => void {
  const { group, query, closed } = box.dataset
  const tabs: Tab[] = panels.map((panel, position) => ({
    panel,
    value: panel.dataset.value ?? '',
    id: `tab:${number}:${position}`,
  }))
  const list = buildTablist(tabs, (tab) => {
    show(tab)
    if (query) {
      ask(query, tab.value)
    }
    if (group) {
      keepInPlace(list.element, () => store.write(keyOf(group), tab.value))
    }
  })
  const tabOf = (value: string | null) => tabs.find((tab) => tab.value === value)
  const asked = () => tabOf(query ? new URLSearchParams(window.location.search).get(query) : null)

  function show(shown: Tab | undefined) {
    for (const { panel } of tabs) {
      setHidden(panel, panel !== shown?.panel)
    }
    list.select(shown)
  }

  /** Shows a tab; without one, all stays as it is. */
  function follow(tab: Tab | undefined) {
    if (tab) {
      show(tab)
    }
  }

  function followGroup() {
    const tab = tabOf(group ? store.read(keyOf(group)) : null)
    follow(tab)
    if (tab && query && asked()) {
      ask(query, tab.value)
    }
  }

  const ended = new AbortController()
  for (const tab of tabs) {
    // The browser found something in a tab that is not shown, or a link leads there.
    tab.panel.addEventListener('beforematch', () => show(tab), ended)
  }
  const first = tabs.find(({ panel }) => panel.dataset.default !== undefined)
  show(
    asked() ??
      (group ? tabOf(store.read(keyOf(group))) : undefined) ??
      first ??
      (closed === undefined ? tabs[0] : undefined),
  )
  box.prepend(list.element)
  box.dataset.ready = ''
  const stops = [
    query ? onAddress(() => follow(asked())) : undefined,
    group ? store.subscribe(keyOf(group), followGroup) : undefined,
  ]
  return () => {
    ended.abort()
    for (const stop of stops) {
      stop?.()
    }
    for (const { panel } of tabs) {
      setHidden(panel, false)
    }
    list.element.remove()
    delete box.dataset.ready
  }
}

/** Names the chosen tab in the address, so that it can be sent to others. */
function ask(name: string, value: string) {
  const url = new URL(window.location.href)
  url.searchParams.set(name, value)
  window.history.replaceState(window.history.state, '', url)
}

/** Hears that the address is another, by a link or by Back; where browsers tell. */
function onAddress(listener: () => void): () => void {
  const navigation = 'navigation' in window ? window.navigation : undefined
  navigation?.addEventListener('currententrychange', listener)
  return () => navigation?.removeEventListener('currententrychange', listener)
}

/** A hidden tab can still be searched, where browsers know how. */
function setHidden(panel: HTMLElement, hidden: boolean) {
  const reachable = 'a[href], button, summary, input, [tabindex]'
  if (hidden) {
    panel.setAttribute('hidden', 'until-found')
    panel.removeAttribute('tabindex')
  } else {
    panel.removeAttribute('hidden')
    if (!panel.querySelector(reachable)) {
      panel.tabIndex = 0
    }
  }
}

/** Other tabs of the group may become shorter or longer; what the reader pressed stays where it is. */
function keepInPlace(element: HTMLElement, change: () => void) {
  const before = element.getBoundingClientRect().top
  change()
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' })
}
