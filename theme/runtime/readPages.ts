/**
 * rememberPages keeps the pages that the reader leaves, latest first, until the tab closes. The search offers them:
 * readPages in theme/search/recent.ts.
 */
export function rememberPages(): void {
  for (const leaving of ['click', 'pagehide']) {
    window.addEventListener(leaving, remember, { capture: true })
  }
}

const key = 'docgen.recent'
const most = 4

function remember() {
  const label = document.querySelector('main h1')?.textContent
  if (!label || document.querySelector('meta[name="robots"]')) {
    return // a page that nobody should look for
  }
  const href = window.location.pathname
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
  try {
    const pages: { href: string }[] = JSON.parse(window.sessionStorage.getItem(key) ?? '[]')
    if (pages[0]?.href !== href) {
      const others = pages.filter((page) => page.href !== href)
      window.sessionStorage.setItem(key, JSON.stringify([{ label, href, description }, ...others].slice(0, most)))
    }
  } catch {
    // The reader has turned storage off.
  }
}
