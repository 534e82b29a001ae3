/** SearchMetadata shows nothing: docgen does its work before React renders a page. */
export default function SearchMetadata() {
  return null
}
