import { usePageCode } from '../runtime/page'

/** SitePage shows a page from src/pages between the navbar and the footer. */
export function SitePage() {
  const Page = usePageCode()?.default
  return Page && <Page />
}
