import { onPlainClick } from './plainClick'

/**
 * zoomImages opens images that are larger than the page shows them in a dialog. Without it, or if its code
 * does not load, the link around such an image leads to the file.
 */
export function zoomImages(): void {
  onPlainClick('a.zoom', (link) => {
    import('./zoom').then(
      ({ enlarge }) => enlarge(link),
      () => window.location.assign(link.href),
    )
  })
}
