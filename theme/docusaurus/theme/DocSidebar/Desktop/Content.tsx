import DocSidebarItems from '@theme/DocSidebarItems'
import { Message } from '../../../../messages'
import { classNames } from '../../../../runtime/classNames'
import type { Item } from '../../../plugin-content-docs/sidebar'

interface Props {
  sidebar: readonly Item[]
  path: string
  className?: string
}

/** DocSidebarDesktopContent lists the items of a sidebar. */
export default function DocSidebarDesktopContent({ sidebar, path, className }: Props) {
  return (
    <nav className={classNames('menu', className)} aria-label={docgenText(Message['theme.docs.sidebar.navAriaLabel'])}>
      <DocSidebarItems items={sidebar} {...{ activePath: path, level: 1 }} />
    </nav>
  )
}
