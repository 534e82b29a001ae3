import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react'
import { useHydrated } from '../../runtime/hydrated'
import { useDesktop } from '../../runtime/media'
import { sidebarId } from '../../sidebar/Sidebar'
import { useWindowSize } from './hooks'

interface Menu {
  shown: boolean
  toggle: () => void
  /** the second panel of the menu; it is in front at first */
  content: ReactNode
  isBehind: boolean
  hide: () => void
}

const MenuContext = createContext<Menu | undefined>(undefined)

/** useMenu returns the side menu whose button, panels and items are parts that the site replaces; undefined for the theme's own. */
export const useMenu = () => useContext(MenuContext)

/** MenuProvider keeps the state of the side menu. */
export function MenuProvider({ content, children }: { content: ReactNode; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [isBehind, setBehind] = useState(false)
  const desktop = useDesktop()
  const hydrated = useHydrated()
  useEffect(() => {
    // The reader followed the link before the menu was ready.
    if (hydrated && !desktop && window.location.hash === `#${sidebarId}`) {
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
      setOpen(true)
    }
  }, [hydrated, desktop])
  const toggle = () => {
    setBehind(false)
    setOpen((is) => !is)
  }
  const menu = { shown: open && !desktop, toggle, content: <FillerContext.Provider value>{content}</FillerContext.Provider>, isBehind, hide: () => setBehind(true) }
  return <MenuContext.Provider value={menu}>{children}</MenuContext.Provider>
}

const FillerContext = createContext(false)

interface FillerProps<Props> {
  component: ComponentType<Props>
  props: Props
}

/**
 * NavbarSecondaryMenuFiller shows what it has for the side menu where the menu has room for it. Elsewhere it shows nothing:
 * the side menu of the theme has the sidebar of the page already.
 */
export function NavbarSecondaryMenuFiller<Props extends object>({ component: Content, props }: FillerProps<Props>): ReactElement | null {
  return useContext(FillerContext) ? <Content {...props} /> : null
}

/** useNavbarSecondaryMenu returns the second panel of the side menu. */
export function useNavbarSecondaryMenu(): { shown: boolean; hide: () => void; content: ReactNode } {
  const menu = useMenu()
  return { shown: Boolean(menu?.content) && !menu?.isBehind, hide: menu?.hide ?? (() => {}), content: menu?.content }
}

/** useNavbarMobileSidebar returns the state of the side menu, or of one that the site's own code shows. */
export function useNavbarMobileSidebar() {
  const menu = useMenu()
  const [own, setOwn] = useState(false)
  return {
    disabled: false,
    shouldRender: useWindowSize() === 'mobile',
    shown: menu?.shown ?? own,
    toggle: menu?.toggle ?? (() => setOwn((is) => !is)),
  }
}
