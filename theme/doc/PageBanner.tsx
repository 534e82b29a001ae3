import { Notice } from '../common/Notice'
import { usePage } from '../runtime/page'

/** PageBanner says that the page is unlisted or a draft. */
export function PageBanner() {
  const { unlisted, draft } = usePage()
  return (
    <>
      {unlisted && (
        <Notice title="Unlisted page">
          Search engines do not index this page, and only those who have its link can find it.
        </Notice>
      )}
      {draft && (
        <Notice title="Draft page">
          This page is a draft. It shows in the preview, and is left out of the published site.
        </Notice>
      )}
    </>
  )
}
