/** Loading shows nothing: docgen does its work before React renders a page. */
export default function Loading() {
  return null
}
