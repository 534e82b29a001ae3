/**
 * zoomImages opens images that are larger than the page shows them in a dialog. Without it, or if its code
 * does not load, the link around such an image leads to the file.
 */
export function zoomImages(): void {
  // In the capture phase, so that the router does not follow the link.
  document.addEventListener('click', onClick, true)
}

function onClick(event: MouseEvent) {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a.zoom') : null
  if (!(link instanceof HTMLAnchorElement) || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) {
    return
  }
  event.preventDefault()
  import('./zoom').then(
    ({ enlarge }) => enlarge(link),
    () => window.location.assign(link.href),
  )
}
