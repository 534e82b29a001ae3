import { TranslationNotice } from '../doc/TranslationNotice'
import { languageOf, usePage, usePageCode } from '../runtime/page'

/** SitePage shows a page from src/pages between the navbar and the footer. */
export function SitePage() {
  const { translation } = usePage()
  const Page = usePageCode()?.default
  return (
    Page &&
    (translation ? (
      <>
        <TranslationNotice />
        <div {...languageOf(translation)}>
          <Page />
        </div>
      </>
    ) : (
      <Page />
    ))
  )
}
