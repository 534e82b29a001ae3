import { useEffect, useSyncExternalStore } from 'react'
import { announce, announcement } from '../runtime/announce'
import { subscribeNavigation } from '../runtime/navigation/router'

/** RouteAnnouncer tells screen readers the title of each new page, and other announcements. */
export function RouteAnnouncer() {
  const text = useSyncExternalStore(announcement.subscribe, announcement.get, () => '')
  useEffect(() => subscribeNavigation(() => announce(document.title)), [])
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
