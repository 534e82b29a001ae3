import { Notice } from '../common/Notice'
import { usePage } from '../runtime/page'

/** TranslationNotice tells the reader that the page is not translated, or that its original has changed since. */
export function TranslationNotice() {
  const notice = usePage().translation?.notice
  return notice ? (
    <Notice>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build makes it from labels */}
      <div dangerouslySetInnerHTML={{ __html: notice }} />
    </Notice>
  ) : null
}
