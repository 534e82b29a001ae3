import { usePage } from '../runtime/page'

/** DocContent is the author's text, as HTML made at build time. Nothing here reads or changes it. */
export function DocContent() {
  const { content } = usePage()
  return (
    <div
      className="markdown"
      id="content-body"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content arrives as HTML
      dangerouslySetInnerHTML={{ __html: content ?? '' }}
    />
  )
}
