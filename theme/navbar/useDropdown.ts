import { type RefObject, useEffect } from 'react'

/** How long an open list stays open after the pointer has left it, in milliseconds. */
const leaveDelay = 200

/**
 * useDropdown makes the <details> in root behave as a dropdown. It opens when the
 * mouse moves onto it. It closes on Escape, on a click elsewhere, when the focus leaves
 * and when a link is followed. The arrow keys move through its links.
 */
export function useDropdown(root: RefObject<HTMLElement | null>, enabled: boolean) {
  useEffect(() => {
    const element = root.current
    const details = element?.querySelector('details')
    const summary = details?.querySelector('summary')
    if (!enabled || !element || !details || !summary) {
      return
    }
    const listeners = new AbortController()
    const { signal } = listeners
    const links = () => [...details.querySelectorAll<HTMLElement>('ul a[href]')]
    let hovered = false
    let entered = false
    let leaving: ReturnType<typeof setTimeout> | undefined
    const close = () => {
      hovered = false
      details.open = false
    }

    const onPointerEnter = () => clearTimeout(leaving)
    // Browsers send pointerenter, too, when the page changes under a mouse that rests.
    const onPointerMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !entered) {
        entered = true
        hovered ||= !details.open
        details.open = true
      }
    }
    const onPointerLeave = () => {
      entered = false
      leaving = setTimeout(() => hovered && close(), leaveDelay)
    }
    // The list opened when the mouse came here: the first click only keeps it open.
    const onSummaryClick = (event: MouseEvent) => {
      if (hovered) {
        hovered = false
        event.preventDefault()
      }
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('ul a[href]')) {
        close()
      }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && details.open) {
        close()
        summary.focus()
        return
      }
      const target = targetOf(event.key, links(), document.activeElement)
      if (target) {
        event.preventDefault()
        details.open = true
        target.focus()
      }
    }
    const closeUnlessInside = (target: EventTarget | null) => {
      if (!(target instanceof Node && element.contains(target))) {
        close()
      }
    }

    element.addEventListener('pointerenter', onPointerEnter, { signal })
    element.addEventListener('pointermove', onPointerMove, { signal })
    element.addEventListener('pointerleave', onPointerLeave, { signal })
    element.addEventListener('click', onClick, { signal })
    element.addEventListener('keydown', onKeyDown, { signal })
    element.addEventListener('focusout', (event) => closeUnlessInside(event.relatedTarget), { signal })
    summary.addEventListener('click', onSummaryClick, { signal })
    document.addEventListener('pointerdown', (event) => closeUnlessInside(event.target), { signal })
    return () => {
      clearTimeout(leaving)
      listeners.abort()
    }
  }, [root, enabled])
}

/** targetOf returns the link that a key moves the focus to. */
function targetOf(key: string, links: HTMLElement[], from: Element | null): HTMLElement | undefined {
  const position = from instanceof HTMLElement ? links.indexOf(from) : -1
  switch (key) {
    case 'ArrowDown':
      return links[(position + 1) % links.length]
    case 'ArrowUp':
      return links.at(position <= 0 ? -1 : position - 1)
    case 'Home':
      return position < 0 ? undefined : links[0]
    case 'End':
      return position < 0 ? undefined : links.at(-1)
    default:
      return undefined
  }
}
