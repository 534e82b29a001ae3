/** The ids of the parts, from which the browser reads them. No heading has an id with a colon. */
export const headerId = 'docgen:header'
export const footerId = 'docgen:footer'

/** PagePart shows the HTML above or below the content: the title and the authors of a post, or a banner. */
export function PagePart({ id, html }: { id: string; html?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build makes it
  return html && <div id={id} dangerouslySetInnerHTML={{ __html: html }} />
}
