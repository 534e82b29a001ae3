import { usePage, usePageCode } from '../../runtime/page'

/** useWritten returns what the author wrote above the text of a page, and where. The script of a page has both, other pages bring them along. */
export function useWritten() {
  const page = usePage()
  const { frontMatter = page.frontMatter ?? {}, metadata } = usePageCode() ?? {}
  const source = page.source ? `@site/${page.source}` : String(metadata?.source ?? '')
  return { frontMatter: frontMatter as Record<string, unknown>, source, assets: { image: frontMatter.image } as Record<string, unknown> }
}
