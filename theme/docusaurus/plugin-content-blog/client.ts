import { usePage } from '../../runtime/page'
import { docusaurusToc } from '../common/pageToc'

export { Passed as BlogPostProvider } from '../common/passed'
export * from './sidebar'

/** useBlogPost returns the post on screen, as far as the theme knows it. */
export function useBlogPost() {
  const { title, path, head, toc, tags = [], editUrl, previous, next } = usePage()
  const link = (to?: { label: string; href: string }) => to && { title: to.label, permalink: to.href }
  return {
    metadata: {
      title,
      permalink: path,
      description: head.description ?? '',
      date: '',
      authors: [] as unknown[],
      tags: tags.map(({ label, href }) => ({ label, permalink: href })),
      editUrl,
      hasTruncateMarker: false,
      unlisted: false,
      frontMatter: {} as Record<string, unknown>,
      prevItem: link(previous),
      nextItem: link(next),
    },
    frontMatter: {} as Record<string, unknown>,
    assets: { authorsImageUrls: [] as (string | undefined)[] },
    toc: docusaurusToc(toc),
    isBlogPostPage: true,
  }
}

/** useBlogMetadata returns the title of the blog. */
export function useBlogMetadata() {
  const { title } = usePage()
  return { blogBasePath: '', blogTitle: title, authorsListPath: '' }
}
