/** SiteMetadata shows nothing: docgen does its work before React renders a page. */
export default function SiteMetadata() {
  return null
}
