/** DocSidebarMobile shows nothing: the side menu of the theme has the sidebar of the page already. */
export default function DocSidebarMobile() {
  return null
}
