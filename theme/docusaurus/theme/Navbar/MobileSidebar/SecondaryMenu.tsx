import { Icon } from '../../../../common/Icon'
import { Message } from '../../../../messages'
import classes from '../../../../navbar/MobileMenuPanels.module.css'
import { useNavbarSecondaryMenu } from '../../../common/menu'

/** NavbarMobileSidebarSecondaryMenu shows the sidebar of the page in the side menu. */
export default function NavbarMobileSidebarSecondaryMenu() {
  const { hide, content } = useNavbarSecondaryMenu()
  return (
    <>
      <button type="button" className={classes.turn} onClick={hide}>
        <Icon name="arrowStart" className={classes.arrow} />
        <span>{docgenText(Message['theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'])}</span>
      </button>
      {content}
    </>
  )
}
