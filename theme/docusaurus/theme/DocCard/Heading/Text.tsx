import type { ReactNode } from 'react'
import type { Item } from '../../../plugin-content-docs/sidebar'

/** DocCardHeadingText shows the title of a card. */
export default function DocCardHeadingText({ title }: { item: Item; title: ReactNode }) {
  return title
}
