import { MobileMenu } from '../../../../navbar/MobileMenu'

/** NavbarMobileSidebarToggle is the button that opens the side menu, with the menu. */
export default function NavbarMobileSidebarToggle() {
  return <MobileMenu />
}
