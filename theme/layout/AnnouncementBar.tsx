import { useSyncExternalStore } from 'react'
import { Icon } from '../common/Icon'
import { Message } from '../messages'
import { useSite } from '../runtime/site'
import { read, subscribe, write } from '../runtime/preferences/storage'
import classes from './AnnouncementBar.module.css'

const dismissKey = 'docgen.announcement.dismiss'

/**
 * AnnouncementBar shows an announcement above the navbar until the reader closes it. The boot script
 * hides a bar that the reader closed on an earlier visit, until its id changes.
 */
export function AnnouncementBar() {
  const bar = useSite().announcementBar
  const dismissed = useSyncExternalStore(
    (changed) => subscribe(dismissKey, changed),
    () => read(dismissKey) === 'true',
    () => false,
  )
  if (!bar || dismissed) {
    return null
  }
  return (
    <section className={classes.bar} aria-label={docgenText(Message['docgen.announcementBar.label'])} data-print="hidden">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the site's author */}
      <div className={classes.content} dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.closeable && (
        <button
          type="button"
          className={classes.close}
          aria-label={docgenText(Message['theme.AnnouncementBar.closeButtonAriaLabel'])}
          onClick={() => write(dismissKey, 'true')}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}
