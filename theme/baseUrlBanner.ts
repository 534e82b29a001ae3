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
      document.body.prepend(banner(adviceFor(baseUrl, window.location)))
    }
  })
}

/** adviceFor says why the site may not load where it is, and what to do. */
export function adviceFor(baseUrl: string, { protocol, pathname }: Pick<Location, 'protocol' | 'pathname'>): string[] {
  if (protocol === 'file:') {
    return [
      'This site did not load properly, because it was opened as a file.',
      'Browsers load scripts and styles of a site from a server alone.',
      'Run "docgen serve" in the folder of the site, and open the address that it prints.',
    ]
  }
  return [
    'This site did not load properly.',
    'A very common reason is a wrong baseUrl in the configuration of the site.',
    `It is now: baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
    `We suggest trying: baseUrl = ${pathname.replace(/[^/]*$/, '')}`,
  ]
}

function banner(lines: string[]): HTMLElement {
  const box = document.createElement('div')
  box.id = 'docgen-base-url-banner'
  box.style.cssText =
    'border: 4px solid #b3211f; background: #fff; color: #24211d; font: 1rem/1.5 sans-serif; margin: 1rem; padding: 1rem'
  for (const line of lines) {
    box.append(line, document.createElement('br'))
  }
  return box
}
