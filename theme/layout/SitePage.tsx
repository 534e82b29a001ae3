import { TranslationNotice } from '../doc/TranslationNotice'
import { useLanguage, usePageCode } from '../runtime/page'

/** SitePage shows a page from src/pages between the navbar and the footer. */
export function SitePage() {
  const language = useLanguage()
  const Page = usePageCode()?.default
  const shown = Page && <Page />
  return language.lang ? (
    <div {...language}>
      <TranslationNotice />
      {shown}
    </div>
  ) : (
    shown
  )
}
