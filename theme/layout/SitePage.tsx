import { usePageCode } from '../runtime/page'

/** SitePage is a page that is a component of the site's own, between the navbar and the footer. */
export function SitePage() {
  const Page = usePageCode()?.default
  return Page && <Page />
}
