import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useSite } from '../../runtime/site'
import { useWindowSize } from './hooks'
import { siteConfig } from '../siteConfig'

interface FillerProps<Props> {
  component: ComponentType<Props>
  props: Props
}

/** NavbarSecondaryMenuFiller shows nothing: the side menu of the theme has the sidebar of the page already. */
export function NavbarSecondaryMenuFiller<Props>(_: FillerProps<Props>): ReactElement | null {
  return null
}

/** useNavbarSecondaryMenu returns the second panel of the side menu, which is always empty here. */
export function useNavbarSecondaryMenu(): { shown: boolean; hide: () => void; content: ReactNode } {
  return { shown: false, hide: () => {}, content: undefined }
}

/** useNavbarMobileSidebar returns the state of a side menu that the site's own code shows. */
export function useNavbarMobileSidebar() {
  const [shown, setShown] = useState(false)
  return {
    disabled: false,
    shouldRender: useWindowSize() === 'mobile',
    shown,
    toggle: () => setShown((is) => !is),
  }
}

/** useLockBodyScroll keeps the page from scrolling while it is on. */
export function useLockBodyScroll(lock = true) {
  useEffect(() => {
    document.body.style.overflow = lock ? 'hidden' : ''
    return () => {
      document.body.style.overflow = ''
    }
  }, [lock])
}

/** useHideableNavbar returns that the navbar stays visible. */
export function useHideableNavbar(_: boolean) {
  return { navbarRef: () => {}, isNavbarVisible: true }
}

const closedKey = 'docusaurus.announcement.dismiss'

/** useAnnouncementBar returns whether the announcement bar is open, and a function that closes it. */
export function useAnnouncementBar() {
  const has = useSite().announcementBar !== undefined
  const [isActive, setActive] = useState(has)
  useEffect(() => setActive(has && localStorage.getItem(closedKey) !== 'true'), [has])
  return {
    isActive,
    close() {
      localStorage.setItem(closedKey, 'true')
      setActive(false)
    },
  }
}

/** useAlternatePageUtils returns a function that finds the URL of the page in another locale. */
export function useAlternatePageUtils() {
  const { locales, home } = useSite()
  return {
    createUrl({ locale, fullyQualified }: { locale: string; fullyQualified: boolean }): string {
      const target = locales.find(({ name }) => name === locale)?.home ?? home
      const path = typeof window === 'undefined' ? '' : window.location.pathname.slice(home.length)
      return `${fullyQualified ? (siteConfig.url as string) : ''}${target}${path}`
    },
  }
}
