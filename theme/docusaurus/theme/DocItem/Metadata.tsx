/** Metadata shows nothing: docgen does its work before React renders a page. */
export default function Metadata() {
  return null
}
