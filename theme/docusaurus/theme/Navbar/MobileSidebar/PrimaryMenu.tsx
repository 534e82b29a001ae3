import { Message } from '../../../../messages'
import { NavbarItems } from '../../../../navbar/NavbarItems'
import { useSite } from '../../../../runtime/site'

/** NavbarMobilePrimaryMenu shows the items of the navbar in the side menu. */
export default function NavbarMobilePrimaryMenu() {
  const { navbar } = useSite()
  return (
    <nav aria-label={docgenText(Message['theme.NavBar.navAriaLabel'])}>
      <NavbarItems items={navbar.left} place="menu" />
      <NavbarItems items={navbar.right} place="menu" />
    </nav>
  )
}
