import type { ReactNode } from 'react'
import type { Item } from '../../plugin-content-docs/sidebar'

/** DocCardDescription shows what is below the title of a card. */
export default function DocCardDescription({ description }: { item: Item; description: ReactNode }) {
  return <p className="theme-doc-card-description">{description}</p>
}
