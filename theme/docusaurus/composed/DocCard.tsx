import DocCardLayout from '@theme/DocCard/Layout'
import type { ComponentProps } from 'react'
import type { DocCard as Shown } from '../../mdx/DocCard'
import { overrideProps } from '../common/overrideProps'
import { findFirstSidebarItemLink } from '../plugin-content-docs/sidebar'
import { useDocCardDescriptionCategoryItemsPlural } from '../theme-common/index'

export { asItem, type WrittenItem } from '../../mdx/DocCard'

/** DocCard shows a sidebar item as a card with parts that the site replaces. */
export function DocCard(props: ComponentProps<typeof Shown>) {
  const { item } = overrideProps.DocCard(props as Parameters<typeof overrideProps.DocCard>[0])
  const counted = useDocCardDescriptionCategoryItemsPlural()
  if (item.type === 'html') {
    return null
  }
  const description = item.description ?? (item.type === 'category' ? counted(item.items.length) : undefined)
  return <DocCardLayout {...{ item, description }} className={item.className} href={findFirstSidebarItemLink(item)} title={item.label} icon={item.type === 'category' ? '🗃' : '📄️'} />
}
