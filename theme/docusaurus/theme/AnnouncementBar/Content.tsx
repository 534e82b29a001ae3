import type { ComponentProps } from 'react'
import { useSite } from '../../../runtime/site'

/** AnnouncementBarContent shows the text of the announcement. */
export default function AnnouncementBarContent(props: ComponentProps<'div'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the site's author
  return <div {...props} dangerouslySetInnerHTML={{ __html: useSite().announcementBar?.content ?? '' }} />
}
