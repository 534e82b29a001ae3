import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../common/Icon'
import { Message } from '../messages'
import { useHydrated } from '../runtime/hydrated'
import { useDesktop } from '../runtime/media'
import { usePage } from '../runtime/page'
import { sidebarId } from '../sidebar/Sidebar'
import { Brand } from './Brand'
import { ColorModeToggle } from './ColorModeToggle'
import classes from './MobileMenu.module.css'
import { MobileMenuPanels } from './MobileMenuPanels'
import { useMenuDialog } from './useMenuDialog'

/**
 * MobileMenu shows the menu button in narrow windows and the side menu that it opens. Until scripts run,
 * the button is a link to the docs sidebar.
 */
export function MobileMenu() {
  const { sidebar } = usePage()
  const desktop = useDesktop()
  const hydrated = useHydrated()
  const dialog = useRef<HTMLDialogElement>(null)
  const [openings, setOpenings] = useState(0)
  const [open, setOpen] = useState(false)
  useMenuDialog(dialog, open && !desktop)
  const show = useCallback(() => {
    setOpen(true)
    // The menu opens at once; React renders its many links while it slides in.
    startTransition(() => setOpenings((before) => before + 1))
  }, [])
  useEffect(() => {
    // The reader followed the link before the menu was ready.
    if (hydrated && !desktop && window.location.hash === `#${sidebarId}`) {
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
      show()
    }
  }, [hydrated, desktop, show])
  if (open && desktop) {
    setOpen(false)
  }
  if (!hydrated) {
    return (
      <a
        className={classes.opener}
        href={sidebar && `#${sidebarId}`}
        aria-label={docgenText(Message['theme.docs.sidebar.toggleSidebarButtonAriaLabel'])}
      >
        <Icon name="menu" />
      </a>
    )
  }
  if (desktop) {
    return null
  }
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        aria-label={docgenText(Message['theme.docs.sidebar.toggleSidebarButtonAriaLabel'])}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      <dialog className={classes.menu} aria-label={docgenText(Message['docgen.menu.label'])} ref={dialog} onClose={() => setOpen(false)}>
        {(open || openings > 0) && (
          <div className={classes.inside}>
            <div className={classes.header}>
              <Brand />
              <span className={classes.gap} />
              <ColorModeToggle />
              <button
                type="button"
                className={classes.close}
                aria-label={docgenText(Message['theme.docs.sidebar.closeSidebarButtonAriaLabel'])}
                onClick={() => setOpen(false)}
              >
                <Icon name="close" />
              </button>
            </div>
            {openings > 0 && <MobileMenuPanels key={openings} />}
          </div>
        )}
      </dialog>
    </>
  )
}
