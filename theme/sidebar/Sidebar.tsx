import { type ComponentType, useRef, useState } from 'react'
import { Icon } from '../common/Icon'
import { mainId } from '../common/SkipLink'
import { Mark } from '../contract'
import { Message } from '../messages'
import { useDesktop } from '../runtime/media'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
import classes from './Sidebar.module.css'
import { SidebarItems } from './SidebarItems'
import { useSidebarScroll } from './useSidebarScroll'

/** sidebarId is the target of the menu link in narrow windows while no script runs. */
export const sidebarId = Mark.SidebarID

/** Sidebar lists the pages of the docs, in wide windows and in the HTML from the server. The site may have its own list. */
export function Sidebar({ Content }: { Content?: ComponentType }) {
  const { path, sidebar } = usePage()
  const { hideable } = useSite().sidebar
  const desktop = useDesktop()
  const [hidden, setHidden] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useSidebarScroll(box, sidebar?.id, path)
  if (!sidebar || !desktop) {
    return null
  }
  const label = hidden
    ? docgenText(Message['theme.docs.sidebar.expandButtonAriaLabel'])
    : docgenText(Message['theme.docs.sidebar.collapseButtonAriaLabel'])
  return (
    <aside className={classes.sidebar} id={sidebarId} data-hidden={hidden || undefined} data-print="hidden">
      <div className={classes.box} hidden={hidden} ref={box} data-scroll={sidebar.id}>
        <a className={classes.close} href={`#${mainId}`}>
          {docgenText(Message['theme.docs.sidebar.closeSidebarButtonAriaLabel'])}
        </a>
        {Content ? (
          <Content />
        ) : (
          <nav aria-label={sidebar.label ?? docgenText(Message['theme.docs.sidebar.navAriaLabel'])}>
            <SidebarItems items={sidebar.items} path={sidebar.id} />
          </nav>
        )}
      </div>
      {hideable && (
        <button
          type="button"
          className={classes.hide}
          aria-label={label}
          aria-expanded={!hidden}
          title={label}
          onClick={() => setHidden(!hidden)}
        >
          <Icon name="panel" />
        </button>
      )}
    </aside>
  )
}
