/** ContentVisibility shows nothing: docgen does its work before React renders a page. */
export default function ContentVisibility() {
  return null
}
