import { Icon } from '../../../../common/Icon'
import { Message } from '../../../../messages'
import classes from '../../../../navbar/MobileMenu.module.css'
import { MobileMenu } from '../../../../navbar/MobileMenu'
import { useHydrated } from '../../../../runtime/hydrated'
import { useDesktop } from '../../../../runtime/media'
import { usePage } from '../../../../runtime/page'
import { sidebarId } from '../../../../sidebar/Sidebar'
import { useMenu } from '../../../common/menu'

/** NavbarMobileSidebarToggle is the button that opens the side menu. Without a provider it comes with the menu. */
export default function NavbarMobileSidebarToggle() {
  const menu = useMenu()
  const desktop = useDesktop()
  const hydrated = useHydrated()
  const { sidebar } = usePage()
  if (!menu) {
    return <MobileMenu />
  }
  const shared = { className: classes.opener, 'aria-label': docgenText(Message['theme.docs.sidebar.toggleSidebarButtonAriaLabel']) }
  if (!hydrated) {
    return (
      <a {...shared} href={sidebar && `#${sidebarId}`}>
        <Icon name="menu" />
      </a>
    )
  }
  return desktop ? null : (
    <button type="button" {...shared} aria-haspopup="dialog" aria-expanded={menu.shown} onClick={menu.toggle}>
      <Icon name="menu" />
    </button>
  )
}
