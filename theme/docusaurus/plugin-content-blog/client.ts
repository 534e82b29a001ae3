import { usePage } from '../../runtime/page'
import { useWritten } from '../common/written'
import { docusaurusToc } from '../common/pageToc'

export { Passed as BlogPostProvider } from '../common/passed'
export * from './sidebar'

/** useBlogPost returns the post on screen in Docusaurus's form. */
export function useBlogPost() {
  const { title, path, head, toc, tags = [], editUrl, lastUpdated, previous, next, post, unlisted = false } = usePage()
  const { frontMatter, source, assets } = useWritten()
  const link = (to?: { label: string; href: string }) => to && { title: to.label, permalink: to.href }
  const authors = post?.authors ?? []
  return {
    metadata: {
      title,
      permalink: path,
      source,
      description: head.description ?? '',
      date: post?.date ?? '',
      readingTime: post?.readingTime,
      authors,
      tags: tags.map(({ label, href }) => ({ label, permalink: href })),
      editUrl,
      lastUpdatedAt: lastUpdated?.time ? Date.parse(lastUpdated.time) : undefined,
      lastUpdatedBy: lastUpdated?.author,
      hasTruncateMarker: false,
      unlisted,
      frontMatter,
      prevItem: link(previous),
      nextItem: link(next),
    },
    frontMatter,
    assets: { ...assets, authorsImageUrls: authors.map(({ imageURL }) => imageURL) },
    toc: docusaurusToc(toc),
    isBlogPostPage: true,
  }
}

/** useBlogMetadata returns the title of the blog. */
export function useBlogMetadata() {
  const { title } = usePage()
  return { blogBasePath: '', blogTitle: title, authorsListPath: '' }
}
