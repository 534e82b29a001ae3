/** A panel that is open over the page. It is a <details>, so it also opens while no script runs. */
const openPanel = 'details[data-dismiss][open]'

/**
 * watchPanels closes a panel on Escape, on a click or focus elsewhere, and when a link in it is followed. It
 * scrolls an opened panel to its current link. This loads on the first interaction, because no panel is open
 * before.
 */
export function watchPanels(): void {
  document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(target))
  document.addEventListener('focusin', ({ target }) => closeUnlessIn(target))
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${openPanel} a`)) {
      closeUnlessIn(null)
    }
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const summary = document.querySelector<HTMLElement>(`${openPanel} > summary`)
    if (key === 'Escape' && summary && target instanceof Node) {
      if (summary.parentElement?.contains(target)) {
        summary.focus()
      }
      closeUnlessIn(null)
    }
  })
  document.addEventListener('toggle', showCurrent, true)
  showCurrent() // the first interaction may have opened one
}

/** Closes the open panel unless it contains the target. */
function closeUnlessIn(target: EventTarget | null) {
  const panel = document.querySelector<HTMLDetailsElement>(openPanel)
  if (panel && !(target instanceof Node && panel.contains(target))) {
    panel.open = false
  }
}

function showCurrent() {
  const current = document.querySelector<HTMLElement>(`${openPanel} [aria-current]`)
  const box = current?.offsetParent
  if (current && box) {
    box.scrollTop = current.offsetTop - box.clientHeight / 3
  }
}
