import type { Page } from '@playwright/test'

/** Collects what the Content-Security-Policy blocks, from the first byte of each page. */
export async function refusals(page: Page) {
  const refused: string[] = []
  await page.exposeFunction('tellRefusal', (text: string) => refused.push(text))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, sample }) => {
        const told = 'tellRefusal' in window && window.tellRefusal
        if (typeof told === 'function') {
          told(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`)
        }
      },
    )
  })
  return refused
}

/** The complete policy of a site without external content. */
export const strict =
  /^default-src 'self'; base-uri 'none'; .* script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='; style-src 'self'( 'sha256-[A-Za-z0-9+/]{43}=')+(; worker-src 'self' blob:)?$/
