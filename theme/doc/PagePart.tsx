import { useLanguage } from '../runtime/page'

/**
 * PagePart shows the HTML above or below the content: the title and the authors of a post, or a banner. It has the
 * direction of the content, so that what floats there is at the end of the title.
 */
export function PagePart({ id, html }: { id: string; html?: string }) {
  const { dir } = useLanguage()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build makes it
  return html && <div id={id} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />
}
