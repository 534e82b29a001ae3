import { Icon } from '../../../../common/Icon'
import { Message } from '../../../../messages'
import { Brand } from '../../../../navbar/Brand'
import { ColorModeToggle } from '../../../../navbar/ColorModeToggle'
import classes from '../../../../navbar/MobileMenu.module.css'
import { useNavbarMobileSidebar } from '../../../common/menu'

/** NavbarMobileSidebarHeader is the first row of the side menu. */
export default function NavbarMobileSidebarHeader() {
  const { toggle } = useNavbarMobileSidebar()
  return (
    <div className={classes.header}>
      <Brand />
      <span className={classes.gap} />
      <ColorModeToggle />
      <button
        type="button"
        className={classes.close}
        aria-label={docgenText(Message['theme.docs.sidebar.closeSidebarButtonAriaLabel'])}
        onClick={toggle}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
