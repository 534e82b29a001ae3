/** NavbarMobileSidebar shows nothing: the menu comes with its button, NavbarMobileSidebarToggle. */
export default function NavbarMobileSidebar() {
  return null
}
