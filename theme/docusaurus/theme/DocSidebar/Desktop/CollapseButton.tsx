/** CollapseButton shows nothing: the sidebar of the theme has a button of its own. */
export default function CollapseButton() {
  return null
}
