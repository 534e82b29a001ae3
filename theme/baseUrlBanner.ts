/*
 * The home page says what is amiss when neither the scripts nor the style sheet
 * of the site load: its baseUrl is most likely wrong, and nothing else on the
 * page could say so.
 */

/** warnOfBaseUrl looks once the page has loaded, on pages that state their site's base URL. */
export function warnOfBaseUrl({ dataset }: HTMLElement) {
  const { baseUrl } = dataset
  if (baseUrl === undefined) {
    return
  }
  document.addEventListener('DOMContentLoaded', () => {
    const isStyled = getComputedStyle(document.documentElement).getPropertyValue('--color-bg') !== ''
    // Without our scripts, window.docgen is the element with that id.
    const isAlive = 'prefetch' in (window.docgen ?? {})
    if (!isAlive && !isStyled) {
      document.body.prepend(banner(baseUrl, window.location.pathname))
    }
  })
}

function banner(baseUrl: string, pathname: string): HTMLElement {
  const folder = pathname.replace(/[^/]*$/, '')
  const box = document.createElement('div')
  box.id = 'docgen-base-url-banner'
  box.style.cssText =
    'border: 4px solid #b3211f; background: #fff; color: #24211d; font: 1rem/1.5 sans-serif; margin: 1rem; padding: 1rem'
  const lines = [
    'This site did not load properly.',
    'A very common reason is a wrong baseUrl in the configuration of the site.',
    `It is now: baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
    `We suggest trying: baseUrl = ${folder}`,
  ]
  for (const line of lines) {
    box.append(line, document.createElement('br'))
  }
  return box
}
