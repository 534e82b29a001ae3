import { useEffect, useRef, useState } from 'react'
import { Icon } from '../common/Icon'
import { Message } from '../messages'
import { keepInView } from '../runtime/keepInView'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
import { SidebarItems } from '../sidebar/SidebarItems'
import classes from './MobileMenuPanels.module.css'
import { NavbarItems } from './NavbarItems'

/**
 * MobileMenuPanels shows the two panels of the side menu. The docs sidebar is in front at first, the items
 * of the navbar are behind it. The hidden panel is inert.
 */
export function MobileMenuPanels() {
  const { navbar } = useSite()
  const { sidebar } = usePage()
  const [docs, setDocs] = useState(true)
  const inFront = docs && sidebar !== undefined
  const panels = useRef<HTMLDivElement>(null)
  const shown = useRef(inFront)
  useEffect(() => {
    const front = panels.current?.querySelector<HTMLElement>(':scope > :not([inert])')
    if (shown.current !== inFront) {
      shown.current = inFront
      front?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
      return
    }
    // The dialog opens only after this effect.
    const frame = requestAnimationFrame(() => {
      keepInView(front, front?.querySelector('[aria-current="page"]'))
    })
    return () => cancelAnimationFrame(frame)
  }, [inFront])
  return (
    <div className={classes.panels} data-panel={inFront ? 'docs' : 'site'} ref={panels}>
      <div className={classes.panel} inert={inFront}>
        {sidebar && (
          <button type="button" className={classes.turn} onClick={() => setDocs(true)}>
            <span>{sidebar.title ?? docgenText(Message['docgen.menu.docs'])}</span>
            <Icon name="arrowEnd" className={classes.arrow} />
          </button>
        )}
        <nav aria-label={docgenText(Message['theme.NavBar.navAriaLabel'])}>
          <NavbarItems items={navbar.left} place="menu" />
          <NavbarItems items={navbar.right} place="menu" />
        </nav>
      </div>
      {sidebar && (
        <div className={classes.panel} inert={!inFront}>
          <button type="button" className={classes.turn} onClick={() => setDocs(false)}>
            <Icon name="arrowStart" className={classes.arrow} />
            <span>{docgenText(Message['theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'])}</span>
          </button>
          <nav aria-label={sidebar.label ?? docgenText(Message['theme.docs.sidebar.navAriaLabel'])}>
            <SidebarItems items={sidebar.items} path={sidebar.id} />
          </nav>
        </div>
      )}
    </div>
  )
}
