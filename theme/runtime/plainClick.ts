/**
 * onPlainClick calls the listener, in place of the browser and the router, for each click on a link that
 * matches the selector and that would open in the same tab.
 */
export function onPlainClick(selector: string, listener: (link: HTMLAnchorElement) => void): void {
  function onClick(event: MouseEvent) {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest(selector) : null
    if (link instanceof HTMLAnchorElement && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey) {
      event.preventDefault()
      listener(link)
    }
  }
  // In the capture phase, so that the router does not follow the link.
  document.addEventListener('click', onClick, true)
}
