import { useEffect, useSyncExternalStore } from 'react'
import { read, subscribe, write } from '../../runtime/preferences/storage'
import { useSite } from '../../runtime/site'
import { siteConfig } from '../siteConfig'

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

const dismissKey = 'docgen.announcement.dismiss'

/** useAnnouncementBar returns whether the announcement bar is open, and a function that closes it. */
export function useAnnouncementBar() {
  const dismissed = useSyncExternalStore(
    (changed) => subscribe(dismissKey, changed),
    () => read(dismissKey) === 'true',
    () => false,
  )
  return { isActive: useSite().announcementBar !== undefined && !dismissed, close: () => write(dismissKey, 'true') }
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
