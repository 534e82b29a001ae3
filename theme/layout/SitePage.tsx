import { usePageCode } from '../runtime/page'

/** SitePage renders a page of src/pages between the navbar and the footer. */
export function SitePage() {
  const Page = usePageCode()?.default
  return Page && <Page />
}
