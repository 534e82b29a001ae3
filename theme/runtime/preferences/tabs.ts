import type { SafeStorage } from './storage'
import { buildTablist, type Tab } from './tablist'
import { tabKeyPrefix } from './tabStyles'

/** keyOf returns the storage key for the reader's choice in a group of tabs. */
export const keyOf = (group: string) => tabKeyPrefix + group

/**
 * enhanceTabs turns panels, which the content has one below the other, into tabs. It returns a cleanup
 * function, which restores the panels.
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

  /** Shows a tab, if there is one. */
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
    // Find-in-page or a link leads into a hidden tab.
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

/** Puts the chosen tab into the address, so that readers can share it. */
function ask(name: string, value: string) {
  const url = new URL(window.location.href)
  url.searchParams.set(name, value)
  window.history.replaceState(window.history.state, '', url)
}

/** Calls the listener when the address changes, in browsers that support it. */
function onAddress(listener: () => void): () => void {
  const navigation = 'navigation' in window ? window.navigation : undefined
  navigation?.addEventListener('currententrychange', listener)
  return () => navigation?.removeEventListener('currententrychange', listener)
}

/** Find-in-page still searches hidden tabs, in browsers that support it. */
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

/** Other tabs of the group may change height; this keeps the element at the same place in the window. */
function keepInPlace(element: HTMLElement, change: () => void) {
  const before = element.getBoundingClientRect().top
  change()
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' })
}
