import { Notice } from '../common/Notice'
import { Message } from '../messages'
import { usePage } from '../runtime/page'

/** PageBanner tells the reader that the page is unlisted or a draft. */
export function PageBanner() {
  const { unlisted, draft } = usePage()
  return (
    <>
      {unlisted && (
        <Notice title={Message['theme.contentVisibility.unlistedBanner.title']}>
          {Message['theme.contentVisibility.unlistedBanner.message']}
        </Notice>
      )}
      {draft && (
        <Notice title={Message['theme.contentVisibility.draftBanner.title']}>
          {Message['theme.contentVisibility.draftBanner.message']}
        </Notice>
      )}
    </>
  )
}
