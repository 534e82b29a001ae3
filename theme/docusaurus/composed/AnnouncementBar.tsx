import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton'
import AnnouncementBarContent from '@theme/AnnouncementBar/Content'
import classes from '../../layout/AnnouncementBar.module.css'
import { Message } from '../../messages'
import { useSite } from '../../runtime/site'
import { useAnnouncementBar } from '../common/navbar'

/** AnnouncementBar shows an announcement above the navbar with parts that the site replaces. */
export function AnnouncementBar() {
  const bar = useSite().announcementBar
  const { isActive, close } = useAnnouncementBar()
  return bar && isActive ? (
    <section className={classes.bar} aria-label={docgenText(Message['docgen.announcementBar.label'])} data-print="hidden">
      <AnnouncementBarContent className={classes.content} />
      {bar.closeable && <AnnouncementBarCloseButton onClick={close} />}
    </section>
  ) : null
}
