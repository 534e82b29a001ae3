import Link from '../Link'

interface Item {
  title: string
  permalink: string
  unlisted?: boolean
  date: string | Date
}

interface Props {
  items: readonly Item[]
  ulClassName?: string
  liClassName?: string
  linkClassName?: string
  linkActiveClassName?: string
}

/** BlogSidebarItemList lists posts. */
export function BlogSidebarItemList({ items, ulClassName, liClassName, linkClassName }: Props) {
  return (
    <ul className={ulClassName}>
      {items.map(({ title, permalink }) => (
        <li key={permalink} className={liClassName}>
          <Link to={permalink} className={linkClassName}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** useVisibleBlogSidebarItems returns the posts that readers see. */
export const useVisibleBlogSidebarItems = (items: readonly Item[]) => items.filter(({ unlisted }) => !unlisted)

/** groupBlogSidebarItemsByYear groups posts by year, the last one first. */
export function groupBlogSidebarItemsByYear(items: readonly Item[]): [string, Item[]][] {
  const years = new Map<string, Item[]>()
  for (const item of items) {
    const year = String(new Date(item.date).getFullYear())
    years.set(year, [...(years.get(year) ?? []), item])
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a))
}

/** useBlogPostStructuredData returns no data: the head of the page has it. */
export const useBlogPostStructuredData = () => ({ '@context': 'https://schema.org', '@type': 'BlogPosting' })

/** useBlogListPageStructuredData returns no data, for the same reason. */
export const useBlogListPageStructuredData = (_: object) => ({ '@context': 'https://schema.org', '@type': 'Blog' })
