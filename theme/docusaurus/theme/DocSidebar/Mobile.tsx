import DocSidebarItems from '@theme/DocSidebarItems'
import { Message } from '../../../messages'
import { NavbarSecondaryMenuFiller } from '../../common/menu'
import type { Item } from '../../plugin-content-docs/sidebar'

interface Props {
  sidebar: readonly Item[]
  path: string
}

/** DocSidebarMobile shows the sidebar of the page in the side menu, if its parts are the site's own. */
export default function DocSidebarMobile(props: Props) {
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />
}

function Menu({ sidebar, path }: Props) {
  return (
    <nav aria-label={docgenText(Message['theme.docs.sidebar.navAriaLabel'])}>
      <DocSidebarItems items={sidebar} {...{ activePath: path, level: 1 }} />
    </nav>
  )
}
