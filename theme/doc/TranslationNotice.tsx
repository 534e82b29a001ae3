import { Notice } from '../common/Notice'
import { usePage } from '../runtime/page'

/** TranslationNotice tells the reader that the page is not translated, or that its original has changed since. */
export function TranslationNotice() {
  const { translation } = usePage()
  return translation?.notice ? (
    <Notice>
      {translation.notice}{' '}
      <a href={translation.source} hrefLang={translation.language}>
        {translation.link}
      </a>
    </Notice>
  ) : null
}
