import { localStore, type SafeStorage } from './storage'
import { buildTablist, type Tab } from './tablist'
import { tabKeyPrefix } from './tabStyles'

/** keyOf is where the reader's choice among the tabs of a group is kept. */
export const keyOf = (group: string) => tabKeyPrefix + group

/**
 * enhanceTabs makes tabs of the panels that the content has one below the other.
 * It returns the function that stops following choices made elsewhere.
 */
export function enhanceTabs(content: ParentNode, store: SafeStorage = localStore): () => void {
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
) {
  const { group } = box.dataset
  const tabs: Tab[] = panels.map((panel, position) => ({
    panel,
    label: panel.dataset.label ?? '',
    id: `tab:${number}:${position}`,
  }))
  const list = buildTablist(tabs, (tab) => {
    show(tab)
    if (group) {
      keepInPlace(list.element, () => store.write(keyOf(group), tab.label))
    }
  })

  function show(shown: Tab) {
    for (const { panel } of tabs) {
      setHidden(panel, panel !== shown.panel)
    }
    list.select(shown)
  }

  /** Shows the tab of this label; without one, all stays as it is. */
  function follow(label: string | null) {
    const tab = tabs.find((tab) => tab.label === label)
    if (tab) {
      show(tab)
    }
  }

  for (const tab of tabs) {
    // The browser found something in a tab that is not shown, or a link leads there.
    tab.panel.addEventListener('beforematch', () => show(tab))
  }
  const chosen = group ? store.read(keyOf(group)) : null
  const first =
    tabs.find(({ label }) => label === chosen) ??
    tabs.find(({ panel }) => panel.dataset.default !== undefined) ??
    tabs[0]
  if (first) {
    show(first)
  }
  box.prepend(list.element)
  box.dataset.ready = ''
  return group ? store.subscribe(keyOf(group), () => follow(store.read(keyOf(group)))) : () => {}
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
