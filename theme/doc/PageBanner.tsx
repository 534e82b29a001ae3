import { Notice } from '../common/Notice'
import { Message } from '../messages'
import { usePage } from '../runtime/page'

/** PageBanner tells the reader that the page is unlisted or a draft. */
export function PageBanner() {
  const { unlisted, draft } = usePage()
  return (
    <>
      {unlisted && (
        <Notice title={docgenText(Message['theme.contentVisibility.unlistedBanner.title'])}>
          {docgenText(Message['theme.contentVisibility.unlistedBanner.message'])}
        </Notice>
      )}
      {draft && (
        <Notice title={docgenText(Message['theme.contentVisibility.draftBanner.title'])}>
          {docgenText(Message['theme.contentVisibility.draftBanner.message'])}
        </Notice>
      )}
    </>
  )
}
